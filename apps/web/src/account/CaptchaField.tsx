import './captcha.css'
import { RefreshCw } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Field } from '../ui/Field.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Note } from '../ui/Note.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { Captcha } from './use-captcha.ts'

interface Props {
  captcha: Captcha
  error: string | undefined
  onLeave(): void
}

const parts = 12

/** A picture to read, and for those who cannot a task that the browser solves: nobody is kept out. */
export function CaptchaField({ captcha: { state, renew, workInstead }, error, onLeave }: Props) {
  const t = useText()
  const again = (
    <IconButton icon={RefreshCw} variant="line" label={t('account.captcha.new')} onClick={() => void renew()} />
  )
  switch (state.kind) {
    case 'none':
      return null
    case 'failed':
      return (
        <ErrorPanel
          message={state.text ?? t('account.captcha.unsolved')}
          actions={
            <Button size="sm" onClick={() => void renew()}>
              {t('account.captcha.new')}
            </Button>
          }
        />
      )
    case 'solved':
      return (
        <div role="status">
          <Note tone="ok">{t('account.captcha.solved')}</Note>
        </div>
      )
    case 'loading':
    case 'shown':
    case 'working':
      return (
        <div className="captcha">
          <Field label={t('account.captcha.label')} id="login-captcha" error={error}>
            <div className="captcha-row">
              <TextInput
                key={state.kind === 'loading' ? '' : state.captchaId}
                name="captcha"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                dir="ltr"
                maxLength={16}
                onBlur={onLeave}
              />
              {state.kind === 'loading' ? (
                <span className="captcha-picture" role="status" aria-label={t('account.captcha.loading')} />
              ) : (
                <img className="captcha-picture" src={state.image} alt={t('account.captcha.picture')} />
              )}
              {again}
            </div>
          </Field>
          {state.kind === 'shown' && state.puzzle && (
            <button className="link" type="button" onClick={() => void workInstead()}>
              {t('account.captcha.unreadable')}
            </button>
          )}
          {state.kind === 'working' && (
            <>
              <p className="small muted" role="status">
                {t('account.captcha.working')}
              </p>
              <ProgressBar label={t('account.captcha.progress')} value={Math.floor(state.share * parts)} max={parts} />
            </>
          )}
        </div>
      )
  }
}
