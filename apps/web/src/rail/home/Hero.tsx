import { useText } from '../../i18n/text.ts'

const picture = (mood: string) => `/api/v1/picture/train~highspeed~rail-home~${mood}~wide.svg`

/** Drawn, not fetched from anybody; by day in the light theme, by night in the dark one. */
export function Hero() {
  const t = useText()
  return (
    <section className="hero" aria-labelledby="rail-home">
      <img className="hero-day" src={picture('gold')} alt="" />
      <img className="hero-night" src={picture('night')} alt="" />
      <div className="page">
        <h1 className="display" id="rail-home">
          {t('rail.home.heading')}
        </h1>
        <p>{t('rail.home.lead')}</p>
      </div>
    </section>
  )
}
