import { searchTrains } from '@portolan/contract/rail'
import { beforeAll, expect, test, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import type { CallError } from './failure.ts'
import { stream } from './stream.ts'

beforeAll(() => switchLanguage('en'))

const body = { originDestinations: [], passengerTypes: [] }

function answerWith(pieces: readonly string[], type = 'application/x-ndjson; charset=utf-8', status = 200) {
  const sent: RequestInit[] = []
  const encoder = new TextEncoder()
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    sent.push(request)
    const bytes = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece))
        controller.close()
      },
    })
    return new Response(bytes, { status, headers: { 'content-type': type } })
  })
  return sent
}

async function listen() {
  const heard: unknown[] = []
  const failure = await stream(searchTrains, { body }, { onLine: (line) => heard.push(line) }).then(
    () => undefined,
    (error: CallError) => error,
  )
  return { heard, failure }
}

test('lines are told as they come, whatever pieces they come in', async () => {
  const sent = answerWith(['{"correlationID":"a"}\n{"correl', 'ationID":"Zür', 'ich"}\n\n{"correlationID":"c"}'])
  expect(await listen()).toEqual({
    heard: [{ correlationID: 'a' }, { correlationID: 'Zürich' }, { correlationID: 'c' }],
    failure: undefined,
  })
  expect(new Headers(sent[0]?.headers).get('accept')).toMatch(/^application\/x-ndjson,/)
})

test('a letter that is cut in two is put together', async () => {
  const bytes = new TextEncoder().encode('{"correlationID":"ü"}\n')
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
            controller.close()
          },
        }),
        { headers: { 'content-type': 'application/x-ndjson' } },
      ),
  )
  expect((await listen()).heard).toEqual([{ correlationID: 'ü' }])
})

test('a server that answers all at once has said one line', async () => {
  answerWith(['{"correlationID":"a","originDestinationInformations":[]}'], 'application/json')
  expect((await listen()).heard).toEqual([{ correlationID: 'a', originDestinationInformations: [] }])
})

test('[R8.1] a failure as the last line keeps what came before it', async () => {
  answerWith([
    '{"correlationID":"a"}\n',
    '{"success":false,"errors":{"errors":[{"stringValue":"Supplier response errors."}]}}\n',
  ])
  const { heard, failure } = await listen()
  expect(heard).toEqual([{ correlationID: 'a' }])
  expect([failure?.title, failure?.message]).toEqual(['Sorry!', 'Supplier response errors.'])
})

test('[R8.2] a refusal before the first line is a plain failure', async () => {
  answerWith(
    ['{"success":false,"errors":{"errors":[{"stringValue":"Some request errors."}]}}'],
    'application/json',
    400,
  )
  const { heard, failure } = await listen()
  expect([heard, failure?.status, failure?.message]).toEqual([[], 400, 'Some request errors.'])
})

test('[R8.3] an answer that breaks off in the middle of a line says so', async () => {
  answerWith(['{"correlationID":"a"}\n{"correl'])
  const { heard, failure } = await listen()
  expect([heard.length, failure?.message]).toEqual([1, 'Some data errors'])
})
