import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ChunkError } from './chunk.ts'

/** Whatever kept a page from being shown: what happened, what was kept, and the button that tries again. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <main className="page" id="main">
      <ErrorPanel
        message={error instanceof ChunkError ? t('shell.failure.chunk') : t('shell.failure.page')}
        kept={t('shell.failure.kept')}
        actions={
          <Button variant="line" onClick={again}>
            {t('shell.failure.again')}
          </Button>
        }
      />
    </main>
  )
}
