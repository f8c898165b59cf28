export const home = () => import('../../transfer/home/home-screen.tsx')
export const list = () => import('../../transfer/list/list-screen.tsx')
