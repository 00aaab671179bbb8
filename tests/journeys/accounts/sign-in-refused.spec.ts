import { answers, refused, sent, signOut, tryToSignIn, userMenu, WRONG_CAPTCHA } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

const english = {
  login: 'Login',
  captcha: 'Captcha',
  picture: /^Picture of five/,
  text: 'Show as text',
  required: 'Captcha is required',
  wrong: 'Wrong captcha. Try again!',
}
const japanese = {
  login: 'ログイン',
  captcha: '画像認証',
  picture: /5文字の英数字の画像/,
  text: '文字で表示',
  required: '画像の文字を入力してください',
  wrong: '画像の文字が正しくありません。もう一度お試しください。',
}

for (const { tenant, count, texts } of [
  { tenant: 'acme', count: 5, texts: english },
  { tenant: 'kaiyo', count: 3, texts: japanese },
])
  test(`[SI-03] ${tenant} asks for the captcha after ${count} attempts, and for another one when it was wrong`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(refused(401))
    const requests = sent(page, '/1/new-login')
    const picture = page.getByRole('img', { name: texts.picture })
    const field = page.getByRole('textbox', { name: texts.captcha })
    await page.goto(`/${tenant}/login?return=/${tenant}/nothing`)
    for (let attempt = 1; attempt <= count; attempt += 1) {
      await expect(field).toBeHidden()
      await tryToSignIn(page, 'CUSTOMER', 'wrong')
      await expect.poll(() => requests.length).toBe(attempt)
      await expect(page.getByRole('button', { name: texts.login, exact: true })).toBeEnabled()
    }
    await expect(field).toBeVisible()
    await expect(picture).toHaveText(/^[A-Z0-9]{5}$/)

    await page.reload()
    await tryToSignIn(page, 'CUSTOMER')
    await expect(page.getByText(texts.required)).toBeVisible()
    const before = await picture.textContent()
    await field.fill(WRONG_CAPTCHA)
    await expect(field).toHaveValue(WRONG_CAPTCHA)
    await page.getByRole('button', { name: texts.login, exact: true }).click()
    await expect(page.getByText(texts.wrong)).toBeVisible()
    await expect(picture).not.toHaveText(before ?? '')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    expect(requests).toHaveLength(count)

    await page.getByRole('button', { name: texts.text }).click()
    const shown = await page
      .getByRole('status')
      .filter({ hasText: /^[A-Z0-9]{5}$/ })
      .textContent()
    await field.pressSequentially(`${(shown ?? '').toLowerCase()}XY`)
    await expect(field).toHaveValue(shown ?? '')
    await page.getByRole('button', { name: texts.login, exact: true }).click()
    await expect(userMenu(page)).toBeVisible()
    await signOut(page)
  })

test('[SI-06] a refusal says why: what the gateway says, the first field error, whom to ask, that nobody routes the tenant', async ({
  page,
  complaints,
}) => {
  const LOGIN = '**/1/new-login'
  const requests = sent(page, '/1/new-login')
  const alert = page.getByRole('alert')
  await page.goto('/acme/login')
  await test.step('a wrong password', async () => {
    complaints.expect(refused(401))
    await tryToSignIn(page, 'CUSTOMER', 'wrong')
    await expect(alert).toHaveText('Authentication Failed')
    await expect.poll(() => answers(requests)).toEqual([401])
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong')
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  })

  const support = 'Internal error. Please contact support.'
  for (const { status, body, says } of [
    {
      status: 400,
      body: {
        code: 'invalid-request',
        message: 'Bad',
        fieldErrors: [
          { field: 'userId', message: 'First' },
          { field: 'password', message: 'Second' },
        ],
      },
      says: 'First',
    },
    { status: 500, body: { code: 'internal', message: 'Details of the failure' }, says: support },
    { status: 404, body: undefined, says: 'Routing not found' },
    // No JSON.
    { status: 502, body: '<html>', says: support },
  ])
    await test.step(`${status}: ${says}`, async () => {
      complaints.expect(refused(status))
      await page.route(LOGIN, (route) =>
        body === undefined
          ? // A tenant that the gateway does not route.
            route.continue({ headers: { ...route.request().headers(), 'x-tenant': 'NOWHERE' } })
          : route.fulfill({ status, ...(typeof body === 'string' ? { body } : { json: body }) }),
      )
      await tryToSignIn(page, 'CUSTOMER')
      await expect(alert).toHaveText(says)
      await page.unroute(LOGIN)
    })
  await expect.poll(() => answers(requests)).toEqual([401, 400, 500, 404, 502])
})

test('[SI-06] another try moves no field, neither while it is sent nor when it is refused', async ({
  page,
  complaints,
}) => {
  complaints.expect(refused(401))
  const alert = page.getByRole('alert', { includeHidden: true })
  let answer = () => Promise.resolve()
  await page.route('**/1/new-login', (route) => {
    answer = () => route.fulfill({ status: 401, json: { code: '22001', message: 'Not this one' } })
  })
  await page.goto('/acme/login')
  await tryToSignIn(page, 'CUSTOMER', 'wrong')
  const typed = page.getByLabel('Password', { exact: true })
  const isSent = page.getByRole('button', { name: 'Signing in…' })
  await expect(isSent).toBeVisible()
  await answer()
  await expect(alert).toHaveText('Not this one')
  const place = async () => (await typed.boundingBox())?.y
  const first = await place()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(isSent).toBeVisible()
  await expect(alert).toBeEmpty()
  await expect.poll(place).toBe(first)
  await answer()
  await expect(alert).toHaveText('Not this one')
  await expect.poll(place).toBe(first)
})
