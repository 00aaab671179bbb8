import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readCatalogue, readExamples } from '../../../src/tools/draw/examples.ts'
import { buildPage, serveDrawing } from '../../../src/tools/draw/serve.ts'
import { readConfig } from '../../../src/tools/project/read.ts'
import { manifests } from '../../../src/widgets/manifests.ts'
import { expectAccessible, NARROW } from '../support/axe.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('the catalogue of parts shows every part in its states, and all of it is accessible', async ({ page }) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const { given } = await readCatalogue(readConfig(root), readExamples(root))
  const { url, stop } = await serveDrawing(await buildPage(root), given, 0)
  await page.goto(url)
  const links = page.getByRole('navigation', { name: 'Parts' }).getByRole('link')
  await expect(links).toHaveCount(manifests.length)
  for (const [index, { kind, name }] of manifests.entries()) {
    await page.evaluate((hash) => window.location.assign(hash), `#${kind}/${name}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true }), name).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('group', { name: /^JSON of / })
        .first(),
      name,
    ).toBeVisible()
    if (kind === 'field') await expect(page.getByText('What is wrong with it stands here.').first(), name).toBeVisible()
    // Tiles are named by their place in their list, and the list stands there once for each state.
    await expectAccessible(page, { colours: index % 4 === 0, except: name === 'tiles' ? ['landmark-unique'] : [] })
  }

  await page.getByRole('searchbox', { name: 'Search the parts' }).fill('calendar')
  await expect(links).toHaveText(['date'])
  await links.click()
  await expect(page.getByRole('heading', { level: 1, name: 'date', exact: true })).toBeVisible()

  await page.setViewportSize(NARROW)
  await expect(page.getByRole('navigation', { name: 'Parts' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width)
  await page.getByRole('link', { name: 'All parts' }).click()
  await expect(page.getByRole('navigation', { name: 'Parts' })).toBeVisible()
  expect(errors).toEqual([])
  await stop()
})
