import styles from './bar-chart.module.css'
import type { ChartLayout } from './layout.ts'

type DrawingProps = {
  layout: ChartLayout
  chosen: string | undefined
  onChoose: (at: number) => void
}

/** The bars with their values, their labels and the axis. It is for the eye: the same is read out, and in the table. */
export function Drawing({ layout, chosen, onChoose }: DrawingProps) {
  const { way, width, height, zero, bars, frame } = layout
  const isRows = way === 'rows'
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <Axis layout={layout} />
      {bars.map((bar, at) => (
        <g key={bar.id} data-chosen={bar.id === chosen || undefined} onPointerEnter={() => onChoose(at)}>
          <rect className={styles.place} {...bar.place} />
          <rect
            className={styles.bar}
            data-age={bar.age}
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
          />
          {bar.text !== '' && (
            <text
              className={styles.value}
              x={isRows ? bar.textAt : bar.middle}
              y={isRows ? bar.middle : bar.textAt}
              textAnchor={isRows ? 'start' : 'middle'}
              dominantBaseline={isRows ? 'central' : undefined}
            >
              {bar.text}
            </text>
          )}
          <text
            className={styles.name}
            x={isRows ? 0 : bar.middle}
            y={isRows ? bar.middle : height - 4}
            textAnchor={isRows ? 'start' : 'middle'}
            dominantBaseline={isRows ? 'central' : undefined}
          >
            {bar.label}
          </text>
        </g>
      ))}
      {isRows ? (
        <line className={styles.zero} x1={zero} x2={zero} y1={frame.top} y2={frame.bottom} />
      ) : (
        <line className={styles.zero} x1={frame.left} x2={frame.right} y1={zero} y2={zero} />
      )}
    </svg>
  )
}

function Axis({ layout: { way, ticks, frame, height } }: { layout: ChartLayout }) {
  return ticks.map(({ at, text }) =>
    way === 'rows' ? (
      <g key={text}>
        <line className={styles.scale} x1={at} x2={at} y1={frame.top} y2={frame.bottom} />
        <text className={styles.tick} x={at} y={height - 4} textAnchor="middle">
          {text}
        </text>
      </g>
    ) : (
      <g key={text}>
        <line className={styles.scale} x1={frame.left} x2={frame.right} y1={at} y2={at} />
        <text className={styles.tick} x={frame.left - 8} y={at} textAnchor="end" dominantBaseline="central">
          {text}
        </text>
      </g>
    ),
  )
}
