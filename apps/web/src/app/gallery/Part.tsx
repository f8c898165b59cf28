import { type ReactNode, useId } from 'react'

/** One heading and what stands under it. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="gallery-part" aria-labelledby={id}>
      <h2 className="caps" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
