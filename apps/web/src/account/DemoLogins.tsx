import type { ReactNode, RefObject } from 'react'
import { RichText } from '../i18n/text.ts'

const password = 'portolan-demo'

/** Nothing hidden: the same names stand in the README. A click only fills in the form. */
export function DemoLogins({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const fill = (username: string) => {
    for (const [name, value] of Object.entries({ username, password })) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
    }
    form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
  }
  const filler = (username: string) => (text: ReactNode[]) => (
    <button key={username} type="button" className="link small" onClick={() => fill(username)}>
      {text}
    </button>
  )
  return (
    <p className="auth-demo">
      <RichText
        id="account.login.demo"
        values={{
          traveller: filler('traveller'),
          owner: filler('owner'),
          password: (text) => (
            <bdi key="password" dir="ltr">
              {text}
            </bdi>
          ),
        }}
      />
    </p>
  )
}
