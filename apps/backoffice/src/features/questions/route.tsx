import { listDeskQuestions } from '@enlace/contract/questions/desk/calls'
import { questionsDeskTexts as texts } from '@enlace/contract/questions/desk/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { windowless } from '../../core/windowless.ts'
import { questionReaders } from './filter.ts'
import { questionSlice, questionsQuery } from './queries.ts'
import { QuestionsView } from './view.tsx'

/** `/preguntas`: the inbox of what suppliers ask. */
export const questionsRoute = listRoute({
  path: windowless(paths.questions),
  title: texts.title,
  list: 'staff-questions',
  readers: questionReaders,
  query: (days, filter) => questionsQuery({ ...filter, days }),
  View: (props) => {
    useFresh({ kind: 'question' }, listDeskQuestions)
    return (
      <QuestionsView
        {...props}
        loadSlice={questionSlice(props.place)}
        hrefOf={(id) => paths.question({ id })}
        templates={paths.answerTemplates()}
      />
    )
  },
})
