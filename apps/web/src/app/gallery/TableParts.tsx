import { CircleCheck, Ellipsis, Lock, Mail } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Column, Sort } from '../../ui/table-model.ts'
import { Part } from './Part.tsx'

interface Person {
  username: string
  name: string
  role: string
  seen: string
  state: 'active' | 'invited' | 'locked'
}

const people: Person[] = [
  { username: 'mei.lam', name: 'Mei Lam', role: 'Manager', seen: 'Today, 13:41', state: 'active' },
  { username: 'arjun.mehta', name: 'Arjun Mehta', role: 'Agent', seen: 'Today, 12:08', state: 'active' },
  { username: 'ky.wong', name: 'Wong Ka Yan', role: 'Agent', seen: 'Never', state: 'invited' },
  { username: 'd.ortega', name: 'Daniel Ortega', role: 'Agent', seen: '2 Nov, 15:04', state: 'locked' },
]

const states = {
  active: { tone: 'ok', icon: CircleCheck, word: 'Active' },
  invited: { tone: 'warn', icon: Mail, word: 'Invited' },
  locked: { tone: 'danger', icon: Lock, word: 'Locked' },
} as const

const columns: Column<Person>[] = [
  {
    id: 'name',
    head: 'Name',
    sortable: true,
    cell: ({ name, username }) => (
      <span className="row g3">
        <Avatar name={name} seed={username} />
        <span className="grow">
          <b className="semi">{name}</b>
          <br />
          <bdi className="xs faint" dir="ltr">
            {username}
          </bdi>
        </span>
      </span>
    ),
  },
  { id: 'role', head: 'Roles', cell: ({ role }) => <Badge tone="line">{role}</Badge> },
  { id: 'seen', head: 'Last sign-in', sortable: true, card: 'hide', cell: ({ seen }) => seen },
  {
    id: 'state',
    head: 'Status',
    card: 'end',
    cell: ({ state }) => (
      <Badge tone={states[state].tone} icon={states[state].icon}>
        {states[state].word}
      </Badge>
    ),
  },
  {
    id: 'actions',
    head: 'Actions',
    bare: true,
    card: 'hide',
    cell: ({ name }) => <IconButton icon={Ellipsis} size="sm" label={`Actions for ${name}`} />,
  },
]

function PeopleTable() {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(['ky.wong']))
  const [opened, setOpened] = useState('arjun.mehta')
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(10)
  return (
    <div className="card" data-density="compact">
      <Table
        caption="Employees"
        columns={columns}
        rows={people}
        keyOf={({ username }) => username}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        picked={picked}
        onPick={setPicked}
        opened={opened}
        onOpen={({ username }) => setOpened(username)}
      />
      <Pagination page={page} totalPages={3} perPage={perPage} onPage={setPage} onPerPage={setPerPage} />
    </div>
  )
}

export function TableParts() {
  return (
    <Part title="Tabs, table and pager">
      <LinkTabs label="Accounts">
        <a href="#employees" aria-current="page">
          Employees <Badge>24</Badge>
        </a>
        <a href="#roles">
          Roles <Badge>6</Badge>
        </a>
        <a href="#branches">Branches</a>
      </LinkTabs>
      <PeopleTable />
      <Tabs
        label="Room"
        tabs={[
          { id: 'overview', label: 'Overview', panel: <p className="pad">The hotel in a few words.</p> },
          { id: 'rooms', label: 'Rooms', count: 6, panel: <p className="pad">Six kinds of rooms.</p> },
          { id: 'place', label: 'Place', panel: <p className="pad">By the harbour.</p> },
        ]}
      />
    </Part>
  )
}
