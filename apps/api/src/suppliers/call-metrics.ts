import { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from '../platform/metrics.ts'
import type { CircuitChange } from './circuit.ts'

export interface CallMetrics {
  /** result: ok, the kind of the error, refused (not sent) or gone (nobody waits for it any more). */
  called(supplier: string, operation: string, result: string, ms?: number): void
  circuit(supplier: string, change: CircuitChange): void
}

const levels = { closed: 0, halfOpen: 1, onTrial: 1, open: 2 }

export function makeCallMetrics({ registry }: Pick<Metrics, 'registry'>): CallMetrics {
  const registers = [registry]
  const calls = new Counter({
    name: 'portolan_supplier_calls_total',
    help: 'Calls to suppliers by result',
    labelNames: ['supplier', 'operation', 'result'],
    registers,
  })
  const duration = new Histogram({
    name: 'portolan_supplier_call_seconds',
    help: 'Time until a supplier answered or was given up',
    labelNames: ['supplier', 'operation'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
    registers,
  })
  const circuit = new Gauge({
    name: 'portolan_supplier_circuit',
    help: '0 closed, 1 trying again, 2 open',
    labelNames: ['supplier'],
    registers,
  })
  return {
    called(supplier, operation, result, ms) {
      calls.inc({ supplier, operation, result })
      if (ms !== undefined) duration.observe({ supplier, operation }, ms / 1000)
    },
    circuit: (supplier, change) => circuit.set({ supplier }, levels[change]),
  }
}
