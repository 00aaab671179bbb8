import {
  API,
  type ExplainedLine,
  type ExplainRequest,
  type StudioProject,
  type StudioRequest,
  type StudioState,
} from './api.ts'

/** What the host does with a screen; each answers how the screen stands then. */
export type Act = 'look' | 'change' | 'undo' | 'redo' | 'save' | 'discard'

export async function project(): Promise<StudioProject> {
  return (await (await fetch(`${API}/project`)).json()) as StudioProject
}

/** Rejects with what the host says went wrong. */
export async function act(what: Act, request: StudioRequest): Promise<StudioState> {
  return (await post(what, request)) as StudioState
}

/** Which files set a place, and the base's value. */
export async function explained(request: ExplainRequest): Promise<ExplainedLine[]> {
  return (await post('explain', request)) as ExplainedLine[]
}

async function post(what: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${API}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
