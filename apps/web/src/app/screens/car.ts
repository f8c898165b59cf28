export const home = () => import('../../car/home/home-screen.tsx')
export const list = () => import('../../car/list/list-screen.tsx')
export const rate = () => import('../../car/rate/rate-screen.tsx')
