import { readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/hosted.ts'
import { expect } from '../support/test.ts'

test('[ST-05] a configurer takes a version home as a ZIP, changes a file by hand and brings it into a change set, whose review says what is otherwise', async ({
  page,
  host,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  complaints.expect(/status of 404 .*\/(studio\/api\/\w+|tenant\.json)$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${host.url}/studio?tenant=acme`)
  await page.getByLabel('User ID').fill('ADMIN')
  await page.getByLabel('Password').fill('Portal#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as folder: version 1' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('ACME-1.zip')
  const files = unzipSync(readFileSync(await download.path()))
  // The very bytes of the folder.
  for (const path of ['tenant.json', 'assets/logo.svg'])
    expect(strFromU8(files[`ACME/${path}`] ?? strToU8(''))).toBe(readFileSync(`tenants/ACME/${path}`, 'utf8'))
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Name of a new change set').fill('By hand')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Import a folder…' }).click()
  const importing = page.getByRole('dialog', { name: 'Import a folder' })
  await expect(importing.getByRole('heading')).toContainText('ACME Forwarding · ACME')
  const give = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await importing.getByRole('button', { name: 'Choose a ZIP or files…' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer })
  }
  await give('hostile.zip', Buffer.from(zipSync({ '../HARBOR/tenant.json': strToU8('{}'), 'run.exe': strToU8('MZ') })))
  await expect(importing.getByRole('alert')).toContainText('Nothing was taken')
  await expect(importing.getByRole('listitem')).toHaveText([
    /^\.\.\/HARBOR\/tenant\.json: no place/,
    /^run\.exe: no place/,
  ])
  await expect(importing.getByRole('button', { name: 'Put into the change set' })).toBeDisabled()

  const grid = JSON.parse(strFromU8(files['ACME/grids/bookings.json'] ?? strToU8('{}'))) as { columns?: object }
  const columns = { ...grid.columns, shipper: { hidden: true } }
  files['ACME/grids/bookings.json'] = strToU8(`${JSON.stringify({ ...grid, columns }, null, 2)}\n`)
  await give('ACME-1.zip', Buffer.from(zipSync(files)))
  await expect(importing.getByRole('listitem')).toHaveText([/grids\/bookings\.json$/])
  await expectAccessible(page)
  await importing.getByRole('button', { name: 'Put into the change set' }).click()
  await expect(page.getByText('1 file was put into “By hand”. Undo takes it back.')).toBeVisible()
  await page.getByRole('button', { name: 'Import a folder…' }).click()
  const draft = page.waitForEvent('download')
  await importing.getByRole('button', { name: 'Download it as it stands' }).click()
  const kept = unzipSync(readFileSync(await (await draft).path()))
  expect(JSON.parse(strFromU8(kept['ACME/grids/bookings.json'] ?? strToU8('{}')))).toMatchObject({ columns })
  await importing.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish this change set' })
  await expect(publishing.getByRole('listitem').first()).toContainText(/^Shipper .*is hidden/)
})
