import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

beforeAll(() => switchLanguage('en'))

const parts = { Dialog, Drawer }

describe.each(['Dialog', 'Drawer'] as const)('%s', (name) => {
  const Part = parts[name]
  function show(closeOutside?: boolean) {
    const onClose = vi.fn()
    const outside = closeOutside === undefined ? {} : { closeOutside }
    render(
      <Part title="Add employee" onClose={onClose} footer={<Button>Send</Button>} {...outside}>
        <Field label="Name">
          <TextInput />
        </Field>
      </Part>,
    )
    return { onClose, dialog: screen.getByRole('dialog', { name: 'Add employee' }) }
  }

  it('is named by its title, open, and starts on its first field', () => {
    const { dialog } = show()
    expect(dialog).toHaveProperty('open', true)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  it('closes on the cross and on Escape, and leaves the closing to its parent', () => {
    const { onClose, dialog } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog, cancel)
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(cancel.defaultPrevented).toBe(true)
  })

  it('is closed while it still stands in the page: only then does the browser give the focus back', () => {
    const stood: boolean[] = []
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
      stood.push(this.isConnected)
    })
    show()
    cleanup()
    expect(stood).toEqual([true])
  })

  it('closes on a press beside it only where nothing typed can be lost', () => {
    const { onClose, dialog } = show(true)
    fireEvent.mouseDown(screen.getByLabelText('Name'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.mouseDown(dialog)
    expect(onClose).toHaveBeenCalledTimes(1)
    cleanup()
    const kept = show(false)
    fireEvent.mouseDown(kept.dialog)
    expect(kept.onClose).not.toHaveBeenCalled()
  })
})

it('starts a decision on the harmless button', () => {
  render(
    <Dialog
      role="alertdialog"
      title="Delete this role?"
      onClose={() => undefined}
      footer={
        <>
          <Button>Keep it</Button>
          <Button variant="danger">Delete the role</Button>
        </>
      }
    >
      <p>This cannot be undone.</p>
    </Dialog>,
  )
  expect(screen.getByRole('alertdialog', { name: 'Delete this role?' })).toHaveProperty('open', true)
  expect(document.activeElement?.textContent).toBe('Keep it')
})
