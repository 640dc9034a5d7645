import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { consentAnswerPage, consentPage, consentRefusalPage } from './consent-page.ts'

interface ServedPageProps {
  html: string
}

/** Shows a page of the server in a frame. */
function ServedPage({ html }: ServedPageProps) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose styles a sandboxed frame would lose
  return <iframe title="Served page" srcDoc={html} className="block h-dvh w-full border-0" />
}

const discord = consentPage({
  service: 'discord',
  scopes: ['identify', 'email'],
  hidden: { client_id: 'meridian-sandbox', state: 'a-state' },
})

/** This page signs a player in at Discord or Google, without an account there. */
const meta = {
  title: 'Sandbox/Consent Page',
  component: ServedPage,
  args: { html: discord },
  argTypes: { html: { description: 'The whole document.' } },
  parameters: { chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } } },
} satisfies Meta<typeof ServedPage>

export default meta
type Story = StoryObj<typeof meta>

const served = async (canvasElement: HTMLElement) => {
  const frame = canvasElement.querySelector('iframe')!
  await waitFor(() => expect(frame.contentDocument?.querySelector('main')).not.toBeNull())
  return within(frame.contentDocument!.body)
}

export const Discord: Story = {
  play: async ({ canvasElement }) => {
    const page = await served(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Continue with Discord' })).toBeVisible()
    await expect(page.getByLabelText('E-mail')).toHaveValue('ada@meridian.test')
    await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const Google: Story = {
  args: {
    html: consentPage({ service: 'google', scopes: ['openid', 'profile', 'email'], hidden: {} }),
  },
}

/** Google's answer has no receiver: the opener was reloaded or left. */
export const NoWaitingPage: Story = {
  args: {
    html: consentAnswerPage({ from: 'sandbox-google', access_token: 'token-1' }, 'http://localhost:2117')
      .html,
  },
  play: async ({ canvasElement }) => {
    const page = await served(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Sign-in was interrupted' }),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveTextContent(/no longer waits.*press Google there again/)
    await expect(page.getByRole('button', { name: 'Close this window' })).toBeVisible()
  },
}

/** Markup in the address is shown as text, never run. */
export const WrongAddress: Story = {
  args: { html: consentRefusalPage('discord', 'This link is incomplete <script>, or leads away.') },
  play: async ({ canvasElement }) => {
    const page = await served(canvasElement)
    await expect(page.getByText(/incomplete <script>/)).toBeVisible()
  },
}
