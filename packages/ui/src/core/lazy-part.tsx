import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { ChunkFailure, tellMissing } from './chunk.ts'

/**
 * A part of a page that is loaded when it is drawn, as React's `lazy`. When it does not arrive, the page stays as it is,
 * and the person is told, with another try.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // What is lazy forgets its props.
  const begin = () => lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  // React keeps a failure for good: each further try is another component.
  let Part = begin()
  return function LazyPart(props: Props) {
    const [turn, setTurn] = useState(0)
    const handleRetry = useCallback(() => {
      Part = begin()
      setTurn((before) => before + 1)
    }, [])
    return (
      <UntilArrived key={turn} onRetry={handleRetry}>
        {createElement(Part, props)}
      </UntilArrived>
    )
  }
}

/** The same for what comes after what is read first: the end of a page, or a part whose place `pending` keeps. */
export function lazyBelow<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending?: ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load)
  return (props) => <Suspense fallback={pending}>{createElement(Part, props)}</Suspense>
}

type UntilArrivedProps = { onRetry: () => void; children: ReactNode }

class UntilArrived extends Component<UntilArrivedProps, { failure?: unknown }> {
  override state: { failure?: unknown } = {}

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (!(failure instanceof ChunkFailure)) throw failure // oxlint-disable-line typescript/only-throw-error -- handed on as it came
    return <Missing onRetry={this.props.onRetry} />
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    tellMissing(onRetry)
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return null
}
