import { Logo } from '../../components/logo/logo.tsx'

/** Shows only the logo, pulsing, until the site is there (Spec 2, Routes). */
export function SplashScreen() {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 outline-none">
      <h1 className="flex motion-safe:animate-pulse">
        <Logo variant="full" className="text-2xl sm:text-4xl" />
      </h1>
    </main>
  )
}
