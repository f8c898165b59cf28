export const home = () => import('../../hotel/home/home-screen.tsx')
export const list = () => import('../../hotel/list/list-screen.tsx')
export const detail = () => import('../../hotel/detail/detail-screen.tsx')
export const guests = () => import('../../hotel/guests/guests-screen.tsx')
