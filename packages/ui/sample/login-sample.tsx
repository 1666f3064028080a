import { Button } from '../src/button.tsx'
import { Link } from '../src/link.tsx'
import { PageHeading } from '../src/page-heading.tsx'
import { PasswordInput } from '../src/password-input.tsx'
import { SplitPage } from '../src/split-page.tsx'
import { Stack } from '../src/stack.tsx'
import { TextInput } from '../src/text-input.tsx'
import { texts } from './texts.ts'

/** The login as a visitor sees it. */
export function LoginSample() {
  return (
    <SplitPage logo={texts.company} footer={texts.legal}>
      <form noValidate>
        <Stack gap="large">
          <PageHeading title={texts.welcome} isLarge />
          <Stack>
            <TextInput type="email" label={texts.email} autoComplete="username" />
            <PasswordInput
              label={texts.password}
              error={texts.required}
              showLabel={texts.show}
              hideLabel={texts.hide}
              autoComplete="current-password"
            />
          </Stack>
          <Button variant="primary" size="large" isWide>
            {texts.signIn}
          </Button>
          <Stack gap="small">
            <Link href="#password-recovery">{texts.forgot}</Link>
            <Link href="#supplier-registration">{texts.register}</Link>
          </Stack>
        </Stack>
      </form>
    </SplitPage>
  )
}
