server-message-too-long = this message is too long: { NUMBER($most, useGrouping: 0) } bytes are the most
server-message-unreadable = this message cannot be read: { $why }
server-too-fast = too many messages: wait a moment
server-other-host = “{ $host }” is not a name of this house: use its address, or start it with --host-name
server-two-lengths = a request says its length once
server-busy = too much is being worked out at the moment: try again soon
server-too-many-openings = too many tables were opened from your address: wait a minute
server-other-site = another site asks for this: open the house itself
server-too-many-names = too many new names from your address: try again later
server-too-many-tables = one connection may watch at most { $most } tables
server-other-protocol = this page speaks version { $theirs } of the protocol, the room speaks { $ours }: reload the page
server-not-a-number = “{ $text }” is no number for “{ $field }”: write a whole number, as in 12
server-no-such-address = { $host } is no address to listen at: { $why }
server-cannot-listen = cannot listen at { $host }, port { $port }: { $why }. Choose another port, or stop what uses it
server-metrics-key = the metrics are for whoever has their key: name it as “Authorization: Bearer …”, or give one with --metrics-key
server-streams-stopped = something of the house stands still
server-disk-held = the disk does not take what is written
server-loop-late = the house comes round too late to serve in time
server-page-not-built = The room is open, but its page has not been built: run “make run” in the project, or “npm ci && npm run build” in web.

# The floor desk
desk-how-many-profiles = ask under one rulebook at least, { $most } at most
desk-question-too-long = the question is too long: { $most } bytes at most
desk-question-unreadable = the question cannot be read: { $why }
server-failed = something failed in the house; nothing was done
server-no-such-report = there is no report “{ $of }”: { $reports }
server-push-key-unusable = the key for web push in { $path } cannot be used: { $why }
