interface Props {
  label: string
  name: string
  /** HH:mm */
  value: string
  isBad: boolean
  onChange(hour: string): void
}

/** The browser's own: every phone knows how to ask for an hour. */
export function Hour({ label, name, value, isBad, onChange }: Props) {
  return (
    <input
      className="input hour"
      type="time"
      dir="ltr"
      aria-label={label}
      aria-invalid={isBad || undefined}
      name={name}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
