export const home = () => import('../../activity/home/home-screen.tsx')
export const list = () => import('../../activity/list/list-screen.tsx')
export const detail = () => import('../../activity/detail/detail-screen.tsx')
