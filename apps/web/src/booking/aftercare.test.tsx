import type { BookingDetailsRS } from '@portolan/contract/booking'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { arrive, details, openDesk, owner, press, refusal, sentTo, summary, visit } from '../testing/booking-shop.tsx'
import { idle } from '../testing/idle.ts'
import { ToastHost } from '../ui/Toast.tsx'

beforeEach(arrive)

const address = '/booking/rail/view?id=PTL-7F3K2Q'
const region = async (name: string) => within(await screen.findByRole('region', { name }))

const held = () =>
  details({
    booking: summary({
      status: 'OnHold',
      paymentStatus: 'None',
      uniqueIDs: [{ type: '23', id: 'PTL-7F3K2Q' }],
      holdExpires: new Date(Date.now() + 12.5 * 60_000).toISOString(),
    }),
    documents: [],
  })

test('a hold shows its clock and is paid for, extended or released', async () => {
  const sent = openDesk({
    details: held,
    extend: () => ({ success: true, holdExpires: new Date(Date.now() + 90 * 60_000).toISOString() }),
    cancel: () => ({ success: true, status: 'OnHold', uniqueIDs: [] }),
  })
  visit(address)
  render(<ToastHost />)
  const box = await region('Held for you')
  expect(box.getByRole('timer').textContent).toContain('12:')
  expect(box.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/cart/book?order=o1&step=pay')
  fireEvent.click(box.getByRole('button', { name: 'Ask for more time' }))
  await waitFor(() => expect(sentTo(sent, 'extend')[0]?.body).toEqual({ uniqueID: { type: '23', id: 'PTL-7F3K2Q' } }))
  press('Release the hold')
  press('Go on')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to release this hold' }))
  press('Release the hold')
  await waitFor(() => expect(sentTo(sent, 'cancel').map(({ body }) => body.cancelType)).toEqual(['Quote', 'Commit']))
})

describe('[R6.2] a hold that the reader cannot pay is not called theirs', () => {
  const openHold = async (permissions: readonly string[], told: Partial<BookingDetailsRS>) => {
    const hold = held()
    const booking = { ...hold.booking, ...told.booking } as NonNullable<BookingDetailsRS['booking']>
    openDesk({
      'own-info': () => ({ ...owner(), permissions }),
      details: () => ({ ...hold, ...told, booking }),
    })
    visit(address)
    const box = await region('On hold')
    expect(screen.queryByText(/Held for you|Pay before/)).toBeNull()
    expect(box.getByText(/^Held until:/)).toBeTruthy()
    expect(box.getByRole('timer').textContent).toContain('12:')
    expect(box.queryByRole('link', { name: 'Pay now' })).toBeNull()
    return box
  }
  const byMei = { ...summary(), ...held().booking, createdBy: 'mei.lam' }

  test('a colleague’s is paid by the colleague, who is named', async () => {
    const viewer = await openHold(['rail:view', 'orders:view'], { standing: 'colleague', booking: byMei })
    expect(viewer.getByText(/booked it and pays for it/).textContent).toBe('mei.lam booked it and pays for it.')
    expect(viewer.queryByRole('button')).toBeNull()
    cleanup()
    await arrive()
    const manage = ['rail:view', 'rail:book', 'orders:view', 'orders:manage']
    const manager = await openHold(manage, { standing: 'colleague', booking: byMei })
    expect(manager.getByText(/booked it and pays for it/)).toBeTruthy()
    expect(manager.getByRole('button', { name: 'Ask for more time' })).toBeTruthy()
  })

  test('where nobody is named it is the one who booked', async () => {
    const box = await openHold(['rail:view', 'orders:view'], { standing: 'colleague' })
    expect(box.getByText('The person who booked it pays for it.')).toBeTruthy()
  })

  test('the own one, of somebody who may not book any more, says that', async () => {
    const box = await openHold(['rail:view'], { standing: 'own', booking: byMei })
    expect(box.getByText('You do not have permission to book this.')).toBeTruthy()
    expect(box.queryByText(/pays for it/)).toBeNull()
  })
})

test('the contact is changed, and what the server refuses stands beside its field', async () => {
  let refuses = true
  const sent = openDesk({
    contact: () =>
      refuses
        ? new Response(
            JSON.stringify({
              errors: {
                errors: [{ stringValue: 'Some request errors.' }, { stringValue: 'Not this one.', nodeList: '/email' }],
              },
            }),
            { status: 400 },
          )
        : { success: true },
  })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit contact' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit contact' }))
  const email = dialog.getByLabelText<HTMLInputElement>('Email')
  expect(email.value).toBe('mei@example.com')
  fireEvent.change(email, { target: { value: 'new@example.com' } })
  fireEvent.change(dialog.getByLabelText('Country code'), { target: { value: '86' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText(/Not this one\./)).length).toBeGreaterThan(0)
  expect(email.value).toBe('new@example.com')
  refuses = false
  fireEvent.click(await idle('Save', dialog))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.findLast(({ call }) => call === 'PUT /api/v1/booking/b1/contact')?.body).toEqual({
    email: 'new@example.com',
    telephone: { countryAccessCode: '86', phoneNumber: '91234567' },
  })
})

test('the documents are mailed again, to the contact or to somebody else', async () => {
  const sent = openDesk({ resend: () => ({ success: true }) })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('Email')
  const hint = 'Someone else who gets it can look at the booking without prices and change nothing.'
  expect(dialog.queryByText(hint)).toBeNull()
  fireEvent.change(field, { target: { value: 'aunt@example.com' } })
  expect(dialog.getByText(hint)).toBeTruthy()
  fireEvent.change(field, { target: { value: ' Mei@Example.com' } })
  expect(dialog.queryByText(hint)).toBeNull()
  fireEvent.change(field, { target: { value: 'aunt@example.com' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send documents' }))
  await waitFor(() => expect(sentTo(sent, 'resend')[0]?.body).toEqual({ email: 'aunt@example.com' }))
})

test('[B1] an agent sends them to the traveller, and reads what the traveller gets', async () => {
  openDesk({ 'own-info': () => ({ ...owner(), permissions: ['rail:view', 'rail:book'] }) })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Send to the traveller' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to the traveller' }))
  expect(dialog.getByText(/without prices and in your agency’s name/)).toBeTruthy()
})

test('[B9] a mail that could not be delivered is told, with a way to send it elsewhere, until that was done', async () => {
  const kinds = ['ticketed', 'mailRefused']
  const at = '2026-11-18T09:00:00Z'
  const told = () => details({ timeline: kinds.map((kind) => ({ kind, at })) })
  const sent = openDesk({ resend: () => ({ success: true }), details: told })
  visit(address)
  const sentence = /could not be delivered: the address does not accept it/
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('Email not delivered')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'work@example.com' } })
  kinds.push('resent')
  fireEvent.click(dialog.getByRole('button', { name: 'Send documents' }))
  await waitFor(() => expect(sentTo(sent, 'resend')[0]?.body).toEqual({ email: 'work@example.com' }))
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

test('[B9] of a hold the address can be changed where its reminder could not be delivered, but not by an agent', async () => {
  const timeline = [{ kind: 'mailRefused', at: '2026-11-18T09:00:00Z' }]
  const told = () => ({ ...held(), timeline })
  openDesk({ details: told })
  visit(address)
  const sentence = /does not accept it. Give another address to be reminded before the hold ends/
  const note = (await screen.findByText(sentence)).parentElement
  if (!note) throw new Error('The note stands nowhere.')
  fireEvent.click(within(note).getByRole('button', { name: 'Edit contact' }))
  expect(await screen.findByRole('dialog', { name: 'Edit contact' })).toBeTruthy()
  cleanup()
  await arrive()
  openDesk({ details: told, 'own-info': () => ({ ...owner(), permissions: ['rail:view', 'rail:book'] }) })
  visit(address)
  expect(await screen.findByText('Email not delivered')).toBeTruthy()
  expect(screen.queryByText(sentence)).toBeNull()
})

describe('[B9] news of a booking that could not be delivered', () => {
  const sentence = /could not be delivered: the address does not accept it.$/
  const at = '2026-11-18T09:00:00Z'
  const cancelled = (kinds: readonly string[]) =>
    details({
      booking: summary({ status: 'Cancelled', paymentStatus: 'Refunded' }),
      documents: [],
      timeline: kinds.map((kind) => ({ kind, at })),
    })

  test('is sent again, or to another address, of what is cancelled as well; a refusal is told', async () => {
    const kinds = ['cancelOk', 'newsRefused', 'contactChanged']
    let refuses = true
    const sent = openDesk({
      details: () => cancelled(kinds),
      resend: () => (refuses ? refusal(429, 'Too many emails.') : { success: true }),
    })
    visit(address)
    const note = (await screen.findByText(sentence)).parentElement
    if (!note) throw new Error('The note stands nowhere.')
    expect(screen.getAllByText('Email not delivered')).toHaveLength(1)
    fireEvent.click(within(note).getByRole('button', { name: 'Edit contact' }))
    expect(await screen.findByRole('dialog', { name: 'Edit contact' })).toBeTruthy()
    press('Back')
    fireEvent.click(within(note).getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Too many emails.')).toBeTruthy()
    refuses = false
    kinds.push('newsResent')
    fireEvent.click(within(note).getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('The email is on its way.')).toBeTruthy()
    expect(sentTo(sent, 'resend').map(({ body }) => body)).toEqual([{ refused: true }, { refused: true }])
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })

  test('goes to the agent of an agency’s booking, whatever the address of its client is', async () => {
    openDesk({
      details: () => cancelled(['cancelOk', 'newsRefused']),
      'own-info': () => ({ ...owner(), permissions: ['rail:view', 'rail:book'] }),
    })
    visit(address)
    const note = (await screen.findByText(sentence)).parentElement
    if (!note) throw new Error('The note stands nowhere.')
    expect(
      within(note)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Send again'])
  })

  test('is nobody’s to send who only looks', async () => {
    openDesk({ details: () => ({ ...cancelled(['cancelOk', 'newsRefused']), standing: 'look' }) })
    visit(address)
    expect(await screen.findByText('Email not delivered')).toBeTruthy()
    expect(screen.queryByText(sentence)).toBeNull()
  })
})

test('the link of the mail is revoked after a question, and a refusal is told in its window', async () => {
  let refuses = true
  const sent = openDesk({ 'guest-access': () => (refuses ? refusal(403, 'Not yours to change.') : { success: true }) })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the link' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the link?' }))
  fireEvent.click(question.getByRole('button', { name: 'Keep the link' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sentTo(sent, 'guest-access')).toEqual([])
  press('Revoke the link')
  const again = within(await screen.findByRole('alertdialog'))
  fireEvent.click(again.getByRole('button', { name: 'Revoke the link' }))
  expect(await again.findByText('Not yours to change.')).toBeTruthy()
  refuses = false
  fireEvent.click(await idle('Revoke the link', again))
  expect(await screen.findByText('The link opens nothing any more.')).toBeTruthy()
  expect(sentTo(sent, 'guest-access').at(-1)?.call).toBe('DELETE /api/v1/booking/b1/guest-access')
})

test('where no link was mailed there is none to revoke', async () => {
  openDesk({ details: () => details({ hasOpenLink: undefined }) })
  visit(address)
  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Revoke the link' })).toBeNull()
})

test('[R9.1] a hold says until when, and by whose clock', async () => {
  openDesk({ details: held })
  visit(address)
  expect((await screen.findByRole('region', { name: 'Held for you' })).textContent).toMatch(
    /Pay before it ends: .+ your time/,
  )
})

describe('[F6] papers', () => {
  const invoice = {
    documentId: 'invoice-2026-000007',
    number: '2026-000007',
    kind: 'invoice' as const,
    issuedOn: '2026-11-18',
    total: { currencyCode: 'HKD', amount: 4320 },
    correctable: true,
  }
  const note = {
    ...invoice,
    documentId: 'credit-note-2026-000009',
    number: '2026-000009',
    kind: 'creditNote' as const,
    invoiceNumber: '2026-000007',
    correctable: false,
  }

  test('one that is for several bookings says for how many', async () => {
    openDesk({ details: () => details({ invoices: [{ ...invoice, bookings: 2 }] }) })
    visit(address)
    expect((await region('Documents')).getByText(/covers 2 bookings/)).toBeTruthy()
  })

  test('are named by what they are; an invoice is written to somebody else, once', async () => {
    let isDone = false
    const billedTo = { name: 'Mei Lam', address: '4 Dock Road' }
    const sent = openDesk({
      details: () =>
        details({
          documents: ['ticket', 'receipt', 'calendar'],
          invoices: isDone ? [{ ...invoice, correctable: false }, note] : [{ ...invoice, billedTo }],
        }),
      'invoice-2026-000007': () => {
        isDone = true
        return { success: true, invoices: [] }
      },
    })
    visit(address)
    render(<ToastHost />)
    const papers = await region('Documents')
    const hrefOf = (name: string) => papers.getByRole('link', { name }).getAttribute('href')
    expect(papers.queryByText(/covers/)).toBeNull()
    expect(hrefOf('Receipt (PDF)')).toMatch(/documents\/receipt$/)
    expect(hrefOf('Invoice 2026-000007')).toMatch(/documents\/invoice-2026-000007$/)
    expect(papers.queryByText(/Voucher/)).toBeNull()
    fireEvent.click(papers.getByRole('button', { name: 'Change billing details' }))
    fireEvent.change(await screen.findByLabelText(/^Company/), { target: { value: '  Harbour Ltd ' } })
    press('Issue a new invoice')
    await waitFor(() =>
      expect(sentTo(sent, 'invoice-2026-000007')[0]?.body).toEqual({ ...billedTo, company: 'Harbour Ltd' }),
    )
    expect((await papers.findByRole('link', { name: 'Credit note 2026-000009' })).getAttribute('href')).toContain(
      'credit',
    )
    const numbers = papers.getAllByText('2026-000007', { selector: 'bdi' })
    expect(numbers.map(({ parentElement }) => parentElement?.textContent).join()).toContain('for invoice 2026-000007')
    // Year and number keep their order where the page runs from right to left.
    expect(numbers.map(({ dir }) => dir)).toEqual(numbers.map(() => 'ltr'))
    expect(papers.queryByRole('button', { name: 'Change billing details' })).toBeNull()
  })
})
