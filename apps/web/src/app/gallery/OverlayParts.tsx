import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Part } from './Part.tsx'

type Overlay = 'dialog' | 'alert' | 'drawer'

export function OverlayParts() {
  const [open, setOpen] = useState<Overlay | undefined>(() => location.hash.slice(1) as Overlay)
  const close = () => setOpen(undefined)
  return (
    <Part title="Dialog, drawer and toast">
      <div className="row wrap">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('alert')}>Ask for a decision</Button>
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
        <Button
          onClick={() =>
            toast({
              text: 'Rail pass removed.',
              icon: Trash2,
              action: { label: 'Undo', onAction: () => toast({ text: 'Rail pass is back.' }) },
            })
          }
        >
          Show a toast
        </Button>
      </div>
      {open === 'dialog' && (
        <Dialog
          title="Add employee"
          hint="They get a mail with a link."
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Send the invitation
              </Button>
            </>
          }
        >
          <Field label="Name">
            <TextInput />
          </Field>
        </Dialog>
      )}
      {open === 'alert' && (
        <Dialog
          role="alertdialog"
          title="Delete this role?"
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Keep it</Button>
              <Button variant="danger" onClick={close}>
                Delete the role Groups desk
              </Button>
            </>
          }
        >
          <p>Nobody holds it. This cannot be undone.</p>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer
          title="Layout"
          hint="Kept for you on every device"
          onClose={close}
          footer={
            <>
              <Button icon={RotateCcw}>Defaults</Button>
              <Button variant="ink" onClick={close}>
                Done
              </Button>
            </>
          }
        >
          <Field label="Name">
            <TextInput />
          </Field>
        </Drawer>
      )}
    </Part>
  )
}
