import { readFileSync } from 'node:fs'
import { loadAll } from 'js-yaml'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount'
import { describe, expect, it } from 'vitest'

const KINDS = { Deployment, HorizontalPodAutoscaler, PodDisruptionBudget, Secret, Service, ServiceAccount }

type Resource = { kind: keyof typeof KINDS; metadata: { name: string } }

const resources = loadAll(readFileSync('deploy/kubernetes.yaml', 'utf8')) as Resource[]
const [deployment] = resources.flatMap((each) => (each.kind === 'Deployment' ? [new Deployment(each as never)] : []))
const [container] = deployment?.spec?.template.spec?.containers ?? []

describe('the Kubernetes manifest', () => {
  it.each(resources.map((resource) => [resource.kind, resource] as const))('%s keeps the schema', (kind, resource) => {
    expect(() => new KINDS[kind](resource as never).validate()).not.toThrow()
  })

  it('asks the process whether it lives, and whether calls can be sent to it', () => {
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz')
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz')
    expect(container?.startupProbe?.httpGet?.path).toBe('/readyz')
  })

  it('names settings that there are, and keeps secrets in files', () => {
    const known = readFileSync('docs/operating.md', 'utf8')
    const names = (container?.env ?? []).map(({ name }) => name)
    expect(names.filter((name) => !known.includes(`\`${name.replace(/_FILE$/, '')}\``))).toEqual([])
    expect(names.filter((name) => /^(DATABASE_URL|MAIL_URL)$/.test(name))).toEqual([])
    const [secret] = resources.flatMap((each) => (each.kind === 'Secret' ? [new Secret(each as never)] : []))
    const files = (container?.env ?? []).flatMap(({ name, value = '' }) => (/_FILE$/.test(name) ? [value] : []))
    expect(files.map((file) => file.replace('/run/secrets/portal/', '')).sort()).toEqual(
      Object.keys(secret?.stringData ?? {}).sort(),
    )
  })

  it('runs as nobody’s root, on a file system that it cannot change', () => {
    expect(deployment?.spec?.template.spec?.securityContext?.runAsNonRoot).toBe(true)
    expect(container?.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  it('serves and ends all pods by one name', () => {
    const labels = deployment?.spec?.template.metadata?.labels
    for (const resource of resources) {
      expect(resource.metadata.name).toBe('customer-portal')
      const { spec } = resource as { spec?: { selector?: object } }
      const selector = spec?.selector
      if (selector !== undefined) expect([labels, { matchLabels: labels }]).toContainEqual(selector)
    }
  })
})
