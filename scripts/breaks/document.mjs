const api = 'apps/api/src'

/** What strangers read of the API, and what they are answered. */
export const documents = [
  {
    name: 'the document forgets that a write needs Origin',
    file: `${api}/platform/openapi/headers.ts`,
    find: "isWrite(call) && call.sender !== 'signed' && 'Origin',",
    replace: "call.sender === 'signed' && 'Origin',",
    tests: [`${api}/platform/openapi/document.unit.test.ts`],
  },
  {
    name: 'the document shows an example that the call refuses',
    file: 'packages/contract/src/catalogue/request-example.ts',
    find: "startCheckout: { cartItemIds: ['i1'] },",
    replace: "startCheckout: { items: ['i1'] },",
    tests: [`${api}/platform/openapi/document.unit.test.ts`],
  },
  {
    name: 'a wrong handle is named by its first place, wherever it stands',
    file: `${api}/platform/wrong-handles.ts`,
    find: 'const fields = places.map((place) => ({ pointer: pointerOf(place),',
    replace: 'const fields = places.map(() => ({ pointer: pointerOf(0),',
    tests: [`${api}/platform/wrong-handles.unit.test.ts`],
  },
]
