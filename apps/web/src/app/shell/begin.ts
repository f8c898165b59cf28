import { beginToAsk } from '../../api/begun.ts'

/** Who looks at the page: all that stands in this frame waits for it. */
export function begin(): void {
  beginToAsk('/api/v1/b2b/user-manage/own-info')
}
