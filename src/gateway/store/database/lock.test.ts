import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayRefusal } from '../../ground/refusal.ts'
import { lockFolder } from './lock.ts'
import { holdSocket } from './socket-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (pid: number | string) => writeFileSync(join(folder, 'gateway.lock'), String(pid))

const lockFiles = ['gateway.lock', 'gateway.socket']

describe('the lock of a folder', () => {
  it('is taken, kept and given back', async () => {
    const unlock = await lockFolder(folder)
    expect(readdirSync(folder)).toEqual(lockFiles)
    await expect(lockFolder(folder)).rejects.toThrow(GatewayRefusal)
    unlock()
    expect(readdirSync(folder)).toEqual([])
    ;(await lockFolder(folder))()
  })

  it('is one, however many want it at once', async () => {
    const wanted = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const got = wanted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(got).toHaveLength(1)
    got[0]?.()
  })

  it('is refused while its process lives', async () => {
    write(process.ppid)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`)
    expect(readdirSync(folder)).toEqual(['gateway.lock'])
  })

  it.each([
    ['of a dead process', () => spawnSync('true').pid],
    ['of an earlier run with our own id', () => process.pid],
    ['that holds no id', () => 'torn'],
  ])('%s is taken over', async (_case, holder) => {
    write(holder())
    const unlock = await lockFolder(folder)
    expect(readdirSync(folder)).toEqual(lockFiles)
    unlock()
  })

  it('holds in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a-folder-with-a-rather-long-name', 'within-another-one-with-a-long-name', 'and-one-more')
    const unlock = await lockFolder(deep)
    await expect(lockFolder(deep)).rejects.toThrow(GatewayRefusal)
    unlock()
  })
})

describe('[GW-03] the socket of a folder', () => {
  it('[HD-25] holds it while its process stands still, however often others have asked', async () => {
    const path = join(folder, 'gateway.socket')
    const script = `require('node:net').createServer().listen({ path: ${JSON.stringify(path)}, backlog: 1 }, () => console.log('listens'))`
    const holder = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(holder.stdout, 'data')
    holder.kill('SIGSTOP')
    try {
      // Each waits to be heard until no more may wait.
      const asked = Array.from({ length: 5 }, () => connect(path).on('error', () => undefined))
      expect((await holdSocket(folder)).is).toBe('held')
      for (const visitor of asked) visitor.destroy()
    } finally {
      holder.kill('SIGKILL')
    }
  })
})

const locking = fileURLToPath(new URL('./lock.ts', import.meta.url))

/** Takes the folder as the first process of a PID namespace of its own, as a container does; answers what it says, and how to kill it. */
async function container(): Promise<{ says: string; kill(): Promise<void> }> {
  const script = `import(${JSON.stringify(locking)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
    .then(() => { console.log('taken by', process.pid); setInterval(() => 0, 1000) }, (error) => console.log(error.message))`
  const args = ['--pid', '--fork', '--kill-child', process.execPath, '--import', 'tsx', '--eval', script]
  const child = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [says] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    says: says.toString().trim(),
    async kill() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

const hasNamespaces = spawnSync('unshare', ['--pid', '--fork', '--kill-child', 'true']).status === 0

describe.skipIf(!hasNamespaces)('[GW-03] two containers on one folder', () => {
  it('[HD-25] never share it, though each is process 1; what a killed one leaves is taken over', async () => {
    const first = await container()
    expect(first.says).toBe('taken by 1')
    const second = await container()
    expect(second.says).toMatch(/^The store is in use by process 1, here or in another container/)
    await first.kill()
    await second.kill()
    const third = await container()
    expect(third.says).toBe('taken by 1')
    await third.kill()
  })
})
