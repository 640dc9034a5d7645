import { Card } from '../../components/card/card.tsx'
import { SocialIcon } from '../../components/social-icon/social-icon.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { funnelOfferMessages } from './funnel.messages.ts'
import { campaign } from '../../content/campaign.ts'

/** The six team members, each with a role and links. */
export function TeamSection() {
  const messages = useMessages(funnelOfferMessages)
  return (
    <TitledSection eyebrow={messages.team} title={messages.teamTitle} className="mt-20 lg:mt-28">
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-6">
        {campaign.team.map(({ name, role, portrait, socialLinks }) => (
          <li key={name} className="grid">
            <Card asChild className="flex flex-col overflow-hidden">
              <article>
                <Picture
                  {...portrait}
                  sizes="(width < 48rem) 50vw, (width < 80rem) 33vw, 13rem"
                  className="aspect-square w-full border-b border-seam object-cover"
                />
                <div className="flex grow flex-col p-3 sm:p-4">
                  <h3 className="font-display text-base leading-6 font-semibold sm:text-lg">{name}</h3>
                  <p className="text-sm leading-5 text-ink-muted">{role}</p>
                  <ul className="-mb-1 -ml-3 mt-auto flex pt-2">
                    {socialLinks.map(({ network, label, href }) => (
                      <li key={network}>
                        <a
                          href={href}
                          target="_blank"
                          rel="noreferrer"
                          aria-label={messages.personOn(name, label)}
                          className="grid size-11 place-items-center rounded-control text-ink-muted transition-colors duration-150 hover:bg-plate hover:text-signal"
                        >
                          <SocialIcon network={network} />
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              </article>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
