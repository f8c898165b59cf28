import './radio-cards.css'
import type { ReactNode } from 'react'

interface RadioCardsProps<Value extends string> {
  legend: ReactNode
  name: string
  value: Value | undefined
  onChange(value: NoInfer<Value>): void
  options: readonly { value: Value; label: ReactNode; picture?: ReactNode; hint?: ReactNode }[]
}

/** A choice shown as thumbnails; still plain radios, so arrow keys and readers find what they know. */
export function RadioCards<Value extends string>({ legend, name, value, onChange, options }: RadioCardsProps<Value>) {
  const pictured = options.some((option) => option.picture)
  return (
    <fieldset className="pref">
      <legend>{legend}</legend>
      <div className={pictured ? 'pref-g' : 'pref-g plain'}>
        {options.map((option) => (
          <label className="pref-o" key={option.value}>
            <input
              className="vh"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className="pref-t">
              <span className="rad" aria-hidden="true" />
              {option.label}
            </span>
            {option.hint && <small>{option.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
