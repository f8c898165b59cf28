interface Props {
  menu?: 'none' | 'icons' | 'names' | 'row'
  boxed?: boolean
  bar?: 'dark' | 'light'
}

const dots = [15, 25, 35]

function Marks({ menu }: { menu: 'icons' | 'names' | 'row' }) {
  if (menu === 'row')
    return [6, 18, 30, 42, 54].map((x, index) => (
      <rect key={x} className={index === 1 ? 'th-here' : 'th-mark'} x={x} y="11.5" width="8" height="3" rx="1.5" />
    ))
  const width = menu === 'icons' ? 4 : 26
  return dots.map((y, index) => (
    <rect key={y} className={index === 1 ? 'th-here' : 'th-mark'} x="4" y={y} width={width} height="4" rx="2" />
  ))
}

/** A page the size of a stamp, drawn with the theme's own colours. */
export function Thumbnail({ menu = 'none', boxed = false, bar = 'dark' }: Props) {
  const edge = menu === 'icons' ? 12 : menu === 'names' ? 34 : 0
  const top = menu === 'row' ? 24 : 17
  const inset = boxed ? 22 : 8
  return (
    <svg viewBox="0 0 96 46" aria-hidden="true" className="thumbnail">
      <rect className="th-page" y="9" width="96" height="55" />
      <rect className={bar === 'dark' ? 'th-bar' : 'th-bar-light'} width="96" height="9" />
      {edge > 0 && <rect className="th-surface" y="9" width={edge} height="55" />}
      {menu === 'row' && <rect className="th-surface" y="9" width="96" height="8" />}
      {menu !== 'none' && <Marks menu={menu} />}
      {menu === 'none' && !boxed && <circle className="th-here" cx="8" cy="4.5" r="2.4" />}
      {[top, top + 13, top + 26].map((y) => (
        <rect key={y} className="th-card" x={edge + inset} y={y} width={96 - edge - 2 * inset} height="9" rx="2" />
      ))}
    </svg>
  )
}
