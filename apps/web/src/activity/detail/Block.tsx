import { type ReactNode, useId } from 'react'

interface Props {
  title: ReactNode
  hint?: ReactNode
  /** At the end of the head. */
  end?: ReactNode
  className?: string
  children: ReactNode
}

/** A card of the page, named by its head. */
export function Block({ title, hint, end, className = '', children }: Props) {
  const id = useId()
  return (
    <section className={`card ad-block ${className}`.trim()} aria-labelledby={id}>
      <div className="ad-head">
        <div className="grow">
          <h2 className="h3" id={id}>
            {title}
          </h2>
          {hint && <p className="small muted">{hint}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  )
}
