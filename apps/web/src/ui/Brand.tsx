import './brand.css'

// each point has a lit and a shaded half, as engravers drew them; north is red
const halves = {
  ra: 'M20 20V16.7L28.13 11.87ZM20 20H23.3L28.13 28.13ZM20 20V23.3L11.87 28.13ZM20 20H16.7L11.87 11.87ZM20 20L22.55 17.45L38 20ZM20 20L22.55 22.55L20 38ZM20 20L17.45 22.55L2 20Z',
  rb: 'M20 20H23.3L28.13 11.87ZM20 20V23.3L28.13 28.13ZM20 20H16.7L11.87 28.13ZM20 20V16.7L11.87 11.87ZM20 20L22.55 22.55L38 20ZM20 20L17.45 22.55L20 38ZM20 20L17.45 17.45L2 20Z',
  rn: 'M20 20L17.45 17.45L20 2L22.55 17.45Z',
}

/** Stands inside an element with the class `brand`: a link in the top bar, a span on the login chart. */
export function Brand() {
  return (
    <>
      <svg className="rose" viewBox="0 0 40 40" aria-hidden="true">
        <circle className="rr" cx="20" cy="20" r="12.8" />
        <path className="ra" d={halves.ra} />
        <path className="rb" d={halves.rb} />
        <path className="rn" d={halves.rn} />
      </svg>
      <span>Portolan</span>
    </>
  )
}
