/** Everything on a bill is text in the customer's language, ready to be set. */
export interface BillEntry {
  readonly text: string
  /** Smaller, below it. */
  readonly details: readonly string[]
  readonly amount: string
}

/** Who sells or buys: a heading, and what is to be said of them line by line. */
export interface BillParty {
  readonly heading: string
  readonly lines: readonly string[]
  /** Its number for taxes, under its name: apart from it, because the two may run in different directions. */
  readonly tax?: { readonly name: string; readonly number: string }
}

/** A paper about money: an invoice, a credit note, a receipt. */
export interface Bill {
  /** 'Invoice'. */
  readonly kind: string
  /** '2026-000123', at its head and at the foot of every page. */
  readonly number: string
  /** Day of issue, order, invoice that is taken back: each under its name. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly parties: readonly BillParty[]
  readonly entriesHeading: string
  readonly entries: readonly BillEntry[]
  /** Under the entries; the one that counts is set off. */
  readonly sums: readonly { readonly text: string; readonly amount: string; readonly isTotal?: boolean }[]
  readonly notes: readonly string[]
  /** Across the head: a paper of the demo is none. */
  readonly warning?: string
  readonly issued: string
}
