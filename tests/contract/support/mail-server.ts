import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'

/** A mail server that takes every mail, for as long as a test runs. */
export interface MailServer {
  url: string
  /** Mails as they came over the wire, each with its envelope's receiver. */
  received: { receiver: string; source: string }[]
  /** Resolves with the next mail. */
  next(): Promise<{ receiver: string; source: string }>
  close(): Promise<void>
}

/** Speaks as much SMTP (RFC 5321) as it takes to receive a mail. */
export async function mailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  const waiting: ((mail: MailServer['received'][number]) => void)[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    let text = ''
    let receiver = ''
    let isData = false
    const line = (command: string) => {
      const word = command.slice(0, 4).toUpperCase()
      if (word === 'RCPT') receiver = /<(.*)>/.exec(command)?.[1] ?? ''
      if (word === 'DATA') isData = true
      socket.write(word === 'DATA' ? '354 go on\r\n' : word === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
    }
    socket.setEncoding('utf8')
    socket.write('220 test ESMTP\r\n')
    socket.on('data', (part: string) => {
      text += part
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const message = text.slice(0, end)
        text = text.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          const mail = { receiver, source: message }
          received.push(mail)
          waiting.shift()?.(mail)
          socket.write('250 taken\r\n')
        } else line(message)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
