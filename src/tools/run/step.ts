import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** How one step of a run ended. `output` is everything it printed. */
export interface StepResult {
  name: string
  ok: boolean
  seconds: number
  output: string
}

/**
 * Runs a command of the project's own packages to its end.
 * @param name what is printed for it
 * @param command the command and its arguments
 * @param options `env` is put over the environment; `live` shows the output as it comes
 */
export function runCommand(
  name: string,
  command: readonly [string, ...string[]],
  options: { env?: Record<string, string>; live?: boolean } = {},
): Promise<StepResult> {
  const started = Date.now()
  const [program, ...args] = command
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      if (options.live) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => {
      resolve({ name, ok: false, seconds: (Date.now() - started) / 1000, output: `${output}${error.message}` })
    })
    child.on('close', (code) => {
      resolve({ name, ok: code === 0, seconds: (Date.now() - started) / 1000, output })
    })
  })
}

/** Runs a function as a step: what it returns are complaints, none means success. What it throws is one, too. */
export async function runTask(name: string, task: () => Promise<readonly string[]>): Promise<StepResult> {
  const started = Date.now()
  const complaints = await task().catch((error: unknown) => [error instanceof Error ? error.message : String(error)])
  return { name, ok: complaints.length === 0, seconds: (Date.now() - started) / 1000, output: complaints.join('\n') }
}

/** Runs steps, at most `width` at a time, printing a line for each and the output of those that failed. */
export async function runSteps(steps: readonly (() => Promise<StepResult>)[], width: number): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await step()
      results.push(result)
      console.log(`${result.ok ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)`)
      if (!result.ok) console.log(result.output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
