import type { ReactNode } from 'react'
import { paths } from '@meridian-2117/contract/paths/paths'
import { Picture } from '../../components/picture/picture.tsx'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { Page } from '../page/page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { accountFormMessages, newPasswordMessages } from './auth-page.messages.ts'
import { TextLink } from '../../components/text-link/text-link.tsx'

export interface AuthPageProps {
  /** The screen's heading. */
  title: string
  /**
   * The line under the heading: an instruction, or a link to the other screen, such as "Already have an account? Log
   * in".
   */
  lead?: ReactNode
  /** The form and the content under it. */
  children: ReactNode
}

/**
 * The layout of the account screens: the form, on wide screens with the Gate beside it, elsewhere above it.
 *
 * Use it before a player is signed in. The player's own pages are `ProfilePage`s.
 */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <Page data-slot="auth-page" layout="column" className="lg:grid lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-md grow flex-col justify-center px-4 pt-8 pb-12 sm:px-0 sm:pt-12 lg:py-16">
        <h1 className="font-display text-3xl leading-tight font-semibold sm:text-4xl">{title}</h1>
        {lead && <p className="mt-2 text-ink-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div aria-hidden className="relative max-lg:order-first max-lg:h-72 max-sm:h-35">
        <div className="absolute inset-0 overflow-hidden">
          <Picture
            src={heroPictures.homeHero.src}
            alt=""
            className="size-full object-cover object-[70%_50%] max-sm:object-[60%_42%] lg:hidden"
          />
          <Picture
            src={heroPictures.homeHero.phone}
            alt=""
            sizes="50vw"
            className="size-full object-cover object-[50%_30%] max-lg:hidden"
          />
          <div className="absolute inset-0 bg-linear-to-r from-void via-void/0 via-35% max-lg:hidden" />
          <div className="absolute inset-0 bg-linear-to-t from-void via-void/0 via-60% lg:from-void/90 lg:via-40%" />
          <p className="absolute bottom-10 left-10 max-w-64 font-display text-3xl leading-tight font-semibold text-balance max-xl:hidden">
            {useMessages(accountFormMessages).slogan}
          </p>
        </div>
      </div>
    </Page>
  )
}

/** The link back from the screens of a forgotten password. */
export function BackToLogin() {
  return (
    <p className="mt-6 text-center">
      <TextLink to={paths.signIn} className="inline-block py-2.5">
        {useMessages(newPasswordMessages).backToLogin}
      </TextLink>
    </p>
  )
}
