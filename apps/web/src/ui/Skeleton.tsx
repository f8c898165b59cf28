import './wait.css'

interface SkeletonProps {
  /** One box for each, as high in px as what will stand there. */
  heights?: readonly number[]
  /** Widths in percent, box by box; the last is repeated. */
  widths?: readonly number[]
}

/** Same boxes as the result, so that nothing moves when it arrives. The region around it carries `aria-busy`. */
export function Skeleton({ heights = [18, 44, 18], widths = [60, 100, 40] }: SkeletonProps) {
  const boxes = heights.map((height, index) => ({
    key: `${index}/${height}`,
    height,
    width: widths[index] ?? widths.at(-1) ?? 100,
  }))
  return (
    <div className="skels" aria-hidden="true">
      {boxes.map(({ key, height, width }) => (
        <span className="skel" key={key} style={{ blockSize: height, inlineSize: `${width}%` }} />
      ))}
    </div>
  )
}
