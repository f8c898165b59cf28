import { type ReactNode, useId } from 'react'

interface Props {
  title: ReactNode
  hint?: ReactNode
  /** At the end of the head: badges, a link, a clock. */
  end?: ReactNode
  className?: string
  children: ReactNode
}

/** A card of a page, named by its head; drawn by layout.css, which the page's own sheet imports. */
export function Section({ title, hint, end, className, children }: Props) {
  const id = useId()
  return (
    <section className={['card', className].filter(Boolean).join(' ')} aria-labelledby={id}>
      <div className="sec-head">
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
