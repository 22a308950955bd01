/** A term of the field: its meaning, a common mistake, and a way to check one's work. */
export interface Term {
  what: string;
  mistake: string;
  check: string;
}

/** The terms by the topics that they explain. A topic gets the first term that matches. */
const terms: readonly (Term & { topic: RegExp })[] = [
  {
    topic: /prompt injection/i,
    what: 'Prompt injection is text that a system reads as data and obeys as an instruction: a sentence in a web page or an email that tells an assistant to do something its owner did not ask for.',
    mistake:
      'Trusting a stronger instruction in the system prompt to stop it. The model sees one stream of text, so permissions must be enforced outside the model.',
    check:
      'Put an instruction into a document the system reads, and see whether anything it may do changes because of it.',
  },
  {
    topic: /poison/i,
    what: 'Data poisoning is the planting of examples in training or reference data so that a system learns the wrong thing, everywhere or only for a chosen trigger.',
    mistake: 'Watching only the model, and not where its data comes from.',
    check:
      'List every source that can reach the training data and who can write to it; then trace ten examples back.',
  },
  {
    topic: /model theft|theft/i,
    what: 'Model theft is copying what a model can do, by taking its files or by asking it enough questions to train an imitation.',
    mistake: 'Protecting the files and leaving the interface unlimited.',
    check: 'Ask how many questions one account may ask in a day, and who would notice if it asked them all.',
  },
  {
    topic: /phishing/i,
    what: 'Phishing is a message that imitates someone trusted in order to get a password, a payment or a click. Generated text has made the old signs, bad spelling among them, unreliable.',
    mistake:
      'Training people to look for mistakes in the text instead of checking the request over a second channel.',
    check:
      'Take one message that asks for something and write down what would have to be true for the request to be normal.',
  },
  {
    topic: /anomal/i,
    what: 'Anomaly detection marks what is unusual compared with a record of normal behavior. Unusual is not the same as harmful: a new branch office is an anomaly too.',
    mistake: 'Learning "normal" from a period in which something was already wrong.',
    check: 'Replay a past incident and a quiet week, and count what is marked in each.',
  },
  {
    topic: /alert|triage/i,
    what: 'Triage is deciding in which order things get attention. A good queue shows why an item has its position, so that a person can disagree.',
    mistake: 'Measuring how many alerts were closed and not how many important ones were late.',
    check: 'Take last week’s queue and compare its order with what turned out to matter.',
  },
  {
    topic: /drift/i,
    what: 'Drift is the slow or sudden difference between the data a model was made from and the data it meets. The model has not changed; the world has.',
    mistake:
      'Waiting for complaints. Labels often arrive weeks late, so the inputs have to be watched as well.',
    check: 'Compare the distribution of one important input of this month with that of the training data.',
  },
  {
    topic: /monitor/i,
    what: 'Monitoring means collecting and showing the numbers that reveal trouble early, and giving each number an owner.',
    mistake: 'Collecting everything without a threshold or an owner for any number.',
    check: 'For each number ask: at which value does someone act, who is it, and what do they do?',
  },
  {
    topic: /rollback/i,
    what: 'Rollback is the way back to the last version that worked. It is only real if it has been tried, including the data and the settings that belong to the version.',
    mistake: 'Keeping the old model and forgetting the code that prepared its inputs.',
    check: 'Time a rollback on a quiet day, from the decision to the moment when users have the old version.',
  },
  {
    topic: /version(ed|ing) data|versioned/i,
    what: 'Versioned data is data whose state at a moment can be named and fetched again, so that a result can be repeated and two results can be compared.',
    mistake: 'Overwriting a table each night and versioning only the code.',
    check: 'Pick a result from two months ago and try to fetch exactly the data it was made from.',
  },
  {
    topic: /pipeline/i,
    what: 'A pipeline is the chain of steps from raw data to a result, written down so that a machine can repeat it without anyone’s memory.',
    mistake: 'Automating a step nobody has done by hand carefully, and so repeating its error faster.',
    check: 'Run the whole chain twice from the same inputs and compare the results.',
  },
  {
    topic: /deploy|edge|ship/i,
    what: 'Deployment puts something where people depend on it. What matters is less the first release than how small, visible and reversible each release is.',
    mistake: 'Testing on good inputs and a fast machine, and shipping to poor inputs and a slow one.',
    check: 'Release to a small share of use first, and name the number that decides whether it goes on.',
  },
  {
    topic: /convolution|vision|image|detection|segmentation/i,
    what: 'An image model finds patterns in pixels: it may label a whole image, box the objects in it (detection) or mark their exact outline (segmentation). Each costs more labeling than the one before.',
    mistake: 'Testing on images taken like the training images: same light, same camera, same angle.',
    check: 'Collect twenty images in the worst light that will really occur, and look at every mistake.',
  },
  {
    topic: /label/i,
    what: 'Labels are the answers a model learns from. They are made by people with instructions, and a model cannot become more consistent than the instructions were.',
    mistake: 'Correcting single labels without correcting the instruction that led to them.',
    check: 'Let two people label the same thirty examples and discuss each difference.',
  },
  {
    topic: /transformer|deep|neural|generative model/i,
    what: 'A neural network is a long chain of simple calculations whose numbers are adjusted to examples. A transformer is one kind that weighs how much each part of its input matters to each other part; generative models produce new text or images with it.',
    mistake: 'Reaching for a larger network before a simple baseline shows how hard the task is.',
    check: 'Write down the result of the simplest method first, and what the larger one adds to it.',
  },
  {
    topic: /regulari[sz]|optimi[sz]|training fails|gpu|training/i,
    what: 'Training adjusts a model step by step to reduce a measured error. Optimization is how the steps are chosen; regularization is whatever keeps the model from learning its examples by heart.',
    mistake: 'Changing three settings at the same time and explaining the result with one of them.',
    check:
      'Let the model learn ten examples perfectly. If it cannot, the fault is in the code and not in the settings.',
  },
  {
    topic: /retrieval|semantic search|search/i,
    what: 'Retrieval finds passages that are relevant to a question, by words or by meaning, and passes them to the person or model that answers. An answer can be no better than the passages found.',
    mistake: 'Evaluating only the final answers, so that a search fault looks like a writing fault.',
    check:
      'For twenty real questions, check whether the right passage is among the first five before reading any answer.',
  },
  {
    topic: /tool use|agent/i,
    what: 'Tool use lets a model ask for an action, such as a search or a calculation, which ordinary code then carries out. What it may do is decided by that code.',
    mistake: 'Giving a tool the rights of an administrator because it was easiest.',
    check: 'List what each tool can change, and which of these changes a person confirms first.',
  },
  {
    topic: /fine-?tun/i,
    what: 'Fine-tuning continues the training of a finished model with your own examples. It changes style and form well, and is a poor way to teach facts that change.',
    mistake: 'Fine-tuning before trying a better instruction with a few examples.',
    check:
      'Keep fifty examples away from training, and compare the tuned model with the untuned one on them.',
  },
  {
    topic: /structured output|output format/i,
    what: 'Structured output is an answer in an agreed form, such as fields of a table, that a program can read and check.',
    mistake: 'Believing that a well-formed answer is a true one.',
    check: 'Check each field against its source, and count wrong values and malformed ones separately.',
  },
  {
    topic: /evaluat|evaluation set|quality target|measure/i,
    what: 'An evaluation is a fixed set of cases with agreed answers or criteria, written before the result is seen. It turns "it seems good" into something two people can argue about.',
    mistake: 'Improving the system on the same cases that are used to evaluate it.',
    check: 'Keep a part of the cases unseen until the end, and report the score with the number of cases.',
  },
  {
    topic: /bias|fair/i,
    what: 'A system is unfair when it serves groups of people differently without a good reason. Several definitions of fairness exist, and they cannot all be met at once, so one has to be chosen and defended.',
    mistake: 'Leaving out a sensitive attribute and assuming that no other attribute reveals it.',
    check: 'Compare the rates of wrong decisions between groups, and not only the rates of decisions.',
  },
  {
    topic: /privacy|private|personal/i,
    what: 'Privacy work asks which personal information is used, for what, by whom, for how long, and whether less would be enough.',
    mistake: 'Removing names and calling the rest anonymous.',
    check: 'Take one record and try to find out whose it is from the information that is left.',
  },
  {
    topic: /transparen|notice|plain-language/i,
    what: 'Transparency means that the people affected learn in familiar words that a system is involved, what it decides, and whom they can ask.',
    mistake: 'Writing the notice for a lawyer and showing it to a customer.',
    check: 'Ask someone outside the team to read the notice once and tell you what it says.',
  },
  {
    topic: /impact assessment|assessment|document/i,
    what: 'An impact assessment writes down, before a system is used, whom it affects, what can go wrong for them, how likely that is, and what is done about it.',
    mistake: 'Filling in the form after the decision has been made.',
    check: 'Find the one entry that changed the design. If there is none, ask what the assessment was for.',
  },
  {
    topic: /risk tier|risk/i,
    what: 'Sorting by risk gives harmless uses a short path and dangerous ones a thorough review. What counts is the harm to people, not the novelty of the technique.',
    mistake: 'Having so many tiers that no one knows where a new use belongs.',
    check: 'Give five real uses to two people, and see whether they sort them the same way.',
  },
  {
    topic: /inventory/i,
    what: 'An inventory lists each system that is in use, its purpose, its owner, its data and its supplier. A system that is not on the list cannot be supervised.',
    mistake: 'Listing what was bought and forgetting features that arrived in an update.',
    check: 'Ask three teams what they use, and compare the answers with the list.',
  },
  {
    topic: /vendor|build-or-buy|buy/i,
    what: 'Buying a system does not buy away the responsibility for it. The questions are what it does with your data, how it was tested, what happens when it is wrong, and how you leave.',
    mistake: 'Comparing the price of buying with the cost of building, and neither with the cost of running.',
    check: 'Write down what it takes to change the supplier in a year, before signing.',
  },
  {
    topic: /incident/i,
    what: 'An incident is a harm or a near miss. A good response stops it, informs those affected, and changes what made it possible.',
    mistake: 'Looking for the person who made the mistake rather than the gap that let it through.',
    check: 'Rehearse one invented incident with the people who would be called.',
  },
  {
    topic: /approval|review/i,
    what: 'An approval is worth something if the approver knows the criteria, has the time and may say no.',
    mistake: 'Asking for so many approvals that each becomes a signature.',
    check: 'Count the requests that were changed or refused in the last quarter.',
  },
  {
    topic: /board|report|fund|portfolio|invest|economics/i,
    what: 'A decision to invest compares what a project is expected to change with what it costs to build, to run and to stop. Several small bets with a date for stopping teach more than one large one.',
    mistake: 'Approving a project for its technique without naming the number that it should change.',
    check: 'For each project ask: what would we see in three months that would make us stop?',
  },
  {
    topic: /talent|team|people/i,
    what: 'The questions about people are which work changes, who needs to learn what, and who is consulted beforehand.',
    mistake: 'Hiring for a title before writing down the tasks.',
    check: 'List the tasks of one role for a week, and mark which would change and how.',
  },
  {
    topic: /process|map|automat|workflow|routing|savings/i,
    what: 'A process map shows the steps of a piece of work as they are really done, with waiting times and exceptions, and not as the manual has them.',
    mistake: 'Automating the step that is easiest instead of the one that costs the most.',
    check: 'Follow ten real cases from start to end, and note each step, each wait and each return.',
  },
  {
    topic: /exception|queue/i,
    what: 'Exceptions are the cases a rule or a model cannot settle. They need a place to wait, a person who decides, and a record of the decision.',
    mistake: 'Treating exceptions as failures, so that the system guesses rather than asks.',
    check: 'Count exceptions by their reason for a week; the largest reason is the next improvement.',
  },
  {
    topic: /extraction|entity|document reading/i,
    what: 'Extraction turns running text or a scanned page into named fields: a date, an amount, a party. Each field has its own error rate.',
    mistake: 'Reporting one accuracy for all fields when one of them decides about money.',
    check: 'Check fifty documents field by field, and list the fields that need a second look by a person.',
  },
  {
    topic: /classif|regress|predict/i,
    what: 'A classification model chooses among categories, a regression model estimates a number. Both sound more certain than they are unless their errors are measured.',
    mistake: 'Quoting accuracy where one class is rare: never finding it can still score high.',
    check: 'Compare the model with always giving the most common answer.',
  },
  {
    topic: /summar/i,
    what: 'A summary chooses what to leave out. Whether the choice is good depends on who reads it and what they decide with it.',
    mistake: 'Checking the summary’s style, but not comparing it with its source.',
    check: 'Mark in the source each statement that the summary makes; what cannot be marked was invented.',
  },
  {
    topic: /clean|spreadsheet|sql|quer/i,
    what: 'Cleaning makes data mean the same thing in every row: one unit, one format, one row per item. Queries can then be repeated.',
    mistake: 'Repairing cells by hand without a record of what was changed.',
    check: 'Write down the number of rows before and after each step, and explain every difference.',
  },
  {
    topic: /chart|statistic|analys/i,
    what: 'Statistics describe how certain a result is, and charts show a comparison at a glance. Both can mislead without a single wrong number.',
    mistake: 'Explaining a difference that is no larger than the usual variation.',
    check:
      'State the comparison in a sentence first; then check that the chart shows that sentence and no stronger one.',
  },
  {
    topic: /wrong answer|verif|check/i,
    what: 'Checking compares a claim with a source that does not depend on it. The cost of a mistake determines how much checking a result needs.',
    mistake: 'Asking the system that made the claim whether the claim is right.',
    check:
      'Take three claims from one answer, and find for each a source that was not part of the conversation.',
  },
  {
    topic: /user need|problem|feature/i,
    what: 'A need is something a person tries to get done and cannot do well enough. It can be stated without naming a technique.',
    mistake: 'Starting from what a model can do and looking for someone who wants it.',
    check: 'Watch two people do the task today, and write down where they hesitate.',
  },
  {
    topic: /email|meeting|research|assistant|prompt|instruction|library/i,
    what: 'An assistant works from its instructions: the goal, the material, the form of the answer and an example of a good one. It guesses everything that is missing.',
    mistake: 'Not writing down requests that work, so that only their author can repeat them.',
    check: 'Ask a colleague to use your request on their own material, and see where it fails.',
  },
  {
    topic: /data/i,
    what: 'Data is a record that someone made for a purpose. Before you use it for another purpose, find out what was left out, and why.',
    mistake: 'Assuming that a column’s name is its meaning.',
    check: 'Choose five rows and ask the people who made them what each field means.',
  },
];

/** Returns the term that explains a topic; undefined where none does. */
export const termOf = (topic: string): Term | undefined => terms.find((term) => term.topic.test(topic));
