import { createServer } from 'node:net'

/** A mail server on loopback that takes everything, and writes down when it has heard a mail to its end, and for whom. */
export async function startMailSink() {
  const mails = []
  const server = createServer((socket) => {
    let [heard, to, isMail] = ['', '', false]
    const answer = (line) => {
      to = /^RCPT TO:<(.+?)>/i.exec(line)?.[1] ?? to
      isMail = line.toUpperCase() === 'DATA'
      socket.write(isMail ? '354 Go on\r\n' : '250 OK\r\n')
    }
    socket.on('error', () => {})
    socket.write('220 sink\r\n')
    socket.setEncoding('latin1').on('data', (text) => {
      heard += text
      for (;;) {
        const mark = isMail ? '\r\n.\r\n' : '\r\n'
        const end = heard.indexOf(mark)
        if (end < 0) return
        const whole = heard.slice(0, end)
        heard = heard.slice(end + mark.length)
        if (isMail) mails.push({ to, at: performance.now() })
        answer(isMail ? '' : whole)
      }
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
