import './hero.css'

interface Props {
  id: string
  title: string
  lead: string
  /** Scene, variant and seed of a picture that holds as a banner. */
  picture: string
  /** Where the picture wants another place than the usual one. */
  className?: string
}

/**
 * Drawn, not fetched from anybody; by day in the light theme, by night in the dark one. Lazy, or the browser would fetch
 * the one that is not shown as well.
 */
export function Hero({ id, title, lead, picture, className = '' }: Props) {
  const at = (mood: string) => `/api/v1/picture/${picture}~${mood}~wide.svg`
  return (
    <section className={`hero ${className}`.trim()} aria-labelledby={id}>
      <img className="hero-day" src={at('gold')} alt="" loading="lazy" />
      <img className="hero-night" src={at('night')} alt="" loading="lazy" />
      <div className="page">
        <h1 className="display" id={id}>
          {title}
        </h1>
        <p>{lead}</p>
      </div>
    </section>
  )
}
