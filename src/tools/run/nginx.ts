import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** The shipped configuration at work on a free port. */
export interface Nginx {
  /** Where it answers, without a slash at the end. */
  url: string
  /** What was written to its two logs so far. */
  logs(): string
  stop(): Promise<void>
}

/** Where Debian puts programs that a user's PATH may lack. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin']

/** The program, on the PATH or where Debian puts it; undefined when there is none. */
export function findNginx(env: Record<string, string | undefined> = process.env): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(delimiter), ...SYSTEM]
  return folders.map((folder) => join(folder, 'nginx')).find((program) => existsSync(program))
}

/**
 * Starts nginx with `deploy/nginx.conf`, in which only what is a machine's own is changed: user, pid, logs, port, folder of
 * the portal, gateways (`host:port`), and the network of a `balancer` before it. Rejects with its words when it does not start.
 */
export async function startNginx(
  program: string,
  { distDir, gateways, balancer }: { distDir: string; gateways: readonly string[]; balancer?: string },
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const port = await freePort()
  const logs = ['error.log', 'portal.log'].map((name) => join(folder, name))
  const shipped = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, adapted(shipped, { folder, port, distDir, gateways, balancer }))
  // It becomes nobody else: what it serves may lie in a folder of this user alone.
  const server = spawn(program, ['-c', conf, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  server.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  const ended = once(server, 'exit').then(() => {
    throw new Error(`nginx did not start: ${output}`)
  })
  await Promise.race([answers(url), ended])
  ended.catch(() => undefined)
  return {
    url,
    logs: () => logs.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join(''),
    async stop() {
      process.off('exit', kill)
      if (server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The shipped configuration for this machine. Throws when one of its places is not found: it would be another configuration. */
function adapted(
  shipped: string,
  {
    folder,
    port,
    distDir,
    gateways,
    balancer,
  }: { folder: string; port: number; distDir: string; gateways: readonly string[]; balancer: string | undefined },
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};\n`)
    .join('')
  const places: [RegExp, string][] = [
    [/^user .*;$/m, process.getuid?.() === 0 ? 'user root;' : ''],
    [/^pid .*;$/m, `pid ${join(folder, 'nginx.pid')};`],
    [/^error_log .*;$/m, `error_log ${join(folder, 'error.log')} error;`],
    [/access_log .* portal;/, `access_log ${join(folder, 'portal.log')} portal;`],
    [/^http \{\n/m, `http {\n${temporary}`],
    [
      /( +server [\d.]+:\d+ max_fails=0;\n)+/,
      gateways.map((gateway) => `    server ${gateway} max_fails=0;\n`).join(''),
    ],
    [/# set_real_ip_from .*;/, balancer === undefined ? '' : `set_real_ip_from ${balancer};`],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/^ +root .*;/m, `    root ${distDir};`],
  ]
  return places.reduce((text, [place, own]) => {
    if (!place.test(text)) throw new Error(`deploy/nginx.conf has no ${place.source}`)
    return text.replace(place, own)
  }, shipped)
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const heard = await fetch(`${url}/nothing.txt`).catch(() => undefined)
    if (heard !== undefined) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer')
}
