import './wait.css'

const ticks = Array.from({ length: 16 }, (_, index) => {
  const [x, y] = [Math.cos((index * Math.PI) / 8), Math.sin((index * Math.PI) / 8)]
  return `M${(28 + 20 * x).toFixed(1)} ${(28 + 20 * y).toFixed(1)}L${(28 + 24 * x).toFixed(1)} ${(28 + 24 * y).toFixed(1)}`
}).join('')

/** The loader: a needle that seeks. With reduced motion it stands still. */
export function Compass() {
  return (
    <svg className="loader" viewBox="0 0 56 56" aria-hidden="true">
      <circle cx="28" cy="28" r="24" fill="none" stroke="var(--line-2)" strokeWidth="1.5" />
      <path d={ticks} stroke="var(--line-strong)" />
      <g className="needle">
        <path d="M28 9L31.5 28L28 47L24.5 28Z" fill="var(--ink)" />
        <path d="M28 9L31.5 28H24.5Z" fill="var(--accent-mark)" />
      </g>
    </svg>
  )
}
