import type { TransferFlight } from '@portolan/supplier/transfer'

/** 'TP 1024' however it is typed: 'tp1024', 'TP-01024', 'TP1024A'. Undefined: it is the name of no flight. */
export function flightIn(text: string): TransferFlight | undefined {
  const typed = text.toUpperCase().replace(/[\s-]/g, '')
  const [, airline, number] = /^(?=\d?[A-Z])([A-Z\d]{2})0*(\d{1,4})[A-Z]?$/.exec(typed) ?? []
  return airline !== undefined && number !== undefined ? { airline, number } : undefined
}
