import { paths } from '@meridian/contract/rules/paths'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { useMessages } from '../../lib/messages.ts'
import { newPasswordMessages } from './auth-page.messages.ts'

/** The way out of the screens about a forgotten password. */
export function BackToLogin() {
  return (
    <p className="mt-6 text-center">
      <TextLink to={paths.signIn} className="inline-block py-2.5">
        {useMessages(newPasswordMessages).backToLogin}
      </TextLink>
    </p>
  )
}
