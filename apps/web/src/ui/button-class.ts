import './button.css'

export type ButtonVariant = 'primary' | 'ink' | 'line' | 'ghost' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  block?: boolean | undefined
}

/** For router links that look like buttons: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'line', size = 'md', block = false }: ButtonLook = {}): string {
  return ['btn', variant, size !== 'md' && size, block && 'block'].filter(Boolean).join(' ')
}
