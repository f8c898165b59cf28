import './wait.css'

/** Under the top bar while a route loads, when the reader has switched it on. The page itself announces its arrival. */
export function LoaderLine({ active }: { active: boolean }) {
  return active ? <div className="loaderline" aria-hidden="true" /> : null
}
