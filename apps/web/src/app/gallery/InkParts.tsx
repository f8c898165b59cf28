import { Avatar } from '../../ui/Avatar.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Part } from './Part.tsx'

const inks = [
  ['bg', 'text'],
  ['surface', 'text'],
  ['sunken', 'text-2'],
  ['selected', 'link'],
  ['ink', 'on-ink'],
  ['accent', 'on-accent'],
  ['accent-soft', 'accent-text'],
  ['ok-soft', 'ok'],
  ['warn-soft', 'warn'],
  ['danger-soft', 'danger'],
  ['info-soft', 'info'],
  ['vip-soft', 'vip'],
] as const

const people = ['Mei Lam', 'Arjun Mehta', 'Sofía Ibarra', 'Yusuf al-Amin', '陳大文', 'ليلى حداد']

const samples = [
  ['en', 'Choose your outbound train', 'Tue 15 Dec 2026, from HK$1,842.00'],
  ['zh-CN', '选择去程列车', '12月15日周二，HK$1,842.00 起'],
  ['zh-HK', '選擇去程列車', '12月15日週二，HK$1,842.00 起'],
  ['es', 'Elija su tren de ida', 'mar, 15 dic 2026, desde HK$1.842,00'],
  ['fr', 'Choisissez votre train aller', 'mar. 15 déc. 2026, dès HK$1 842,00'],
  ['ar', 'اختيار قطار الذهاب', 'الثلاثاء 15 ديسمبر 2026'],
] as const

export function InkParts() {
  return (
    <>
      <Part title="Inks">
        <div className="gallery-inks">
          {inks.map(([ground, text]) => (
            <div key={ground} style={{ background: `var(--${ground})`, color: `var(--${text})` }}>
              {ground}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Type in six languages">
        <div className="gallery-langs card">
          {samples.map(([lang, head, line]) => (
            <div key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
              <p className="h2">{head}</p>
              <p className="small muted">{line}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Brand and avatars">
        <div className="row wrap g3">
          <span className="brand">
            <Brand />
          </span>
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Mei Lam" size="l" />
          <Avatar name="Mei Lam" size="xl" />
        </div>
      </Part>
    </>
  )
}
