/**
 * The words that leaked passwords are made of, as every published count of them shows, in the languages we speak and a
 * few more. Written in small letters, without figures: what is put before, behind and between is found by rule.
 */
const general = `
password passwort passw0rd passwd passcode passphrase pass parola parole senha contrasena contraseña clave motdepasse
wachtwoord haslo heslo lozinka sifre salasana losenord adgangskode mima geheim secret secreto segredo hemlig tajne
admin administrator administrador root superuser sysadmin master manager owner user username guest demo test testing
tester temp temporary default public private login logon signin welcome willkommen bienvenue bienvenido bemvindo
changeme change letmein letmeinnow letmesee please open opensesame sesame access enter entrar private unlock unknown nothing
whatever whoknows dontknow idontknow forgot forgotten forget remember nopass nopassword mypass mypassword newpassword
yourpassword thepassword password passwordone firstpassword strongpassword securepassword supersecret topsecret
security secure safety computer laptop internet website server network system windows microsoft apple iphone android
samsung nokia motorola google gmail hotmail yahoo facebook twitter instagram youtube linkedin myspace myspace skype
whatsapp telegram snapchat tiktok amazon netflix spotify paypal ebay oracle cisco intel nvidia adobe dropbox github
blahblah blah asdf qwer zxcv qwerty azerty qwertz dvorak abcd abcdef abcdefg alphabet alphanumeric numbers letter
iloveyou iloveu iloveme ilovehim ilovejesus ilovegod iloveit ilovemymom ilovelove ilove loveyou lovely lovelove loveme
lover lovers loving iloveyousomuch iloveyoubaby iloveyouforever youandme truelove firstlove mylove mylover onelove
teamo teamomucho tequiero jetaime jetaimefort tiamo ichliebedich teiubesc seniseviyorum woaini aishiteru habibi habibti
baby babygirl babyboy babyblue babydoll honey sweetheart sweety sweetie sweets darling princess principessa princesa
prinzessin prince queen king beautiful gorgeous handsome pretty angel angels angelito angelita heaven heavenly
monkey dragon tiger lion eagle falcon hawk wolf wolves panther leopard cheetah jaguar cougar bear teddybear bulldog
puppy puppies kitty kitten kittycat cat cats dogs doggy doggie horse horses pony rabbit bunny dolphin dolphins shark
whale turtle butterfly mariposa papillon schmetterling spider scorpion snake cobra viper python phoenix unicorn raven
penguin elephant giraffe zebra panda koala kangaroo chicken duck turkey pigeon parrot mouse hamster squirrel raccoon
sunshine sunset sunrise sunflower sunny rainbow rain storm thunder lightning tornado hurricane snow snowball snowflake
snowman winter spring summer autumn verano invierno primavera printemps sommer frühling herbst january february march
april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
flower flowers rose roses orchid jasmine daisy lily tulip violet lavender cherry apple banana orange lemon strawberry
blueberry blackberry raspberry mango peach pineapple watermelon coconut grape pumpkin potato tomato pepper cookie
cookies chocolate candy sugar cupcake cheese cheesecake pizza burger hamburger chicken bacon butter coffee whiskey
vodka tequila corona heineken guinness budweiser cocacola pepsi mountaindew starbucks nutella oreo
football soccer baseball basketball softball volleyball hockey tennis golf golfer cricket rugby swimming running runner
boxing wrestling karate judo taekwondo skate skater skateboard snowboard surfing surfer fishing fisherman hunting
hunter racing racer nascar motocross sailing sailor cheer cheerleader dance dancer dancing ballet music musica musik
guitar piano drums drummer trumpet violin saxophone singer rockstar rocknroll metal metallica nirvana slipknot
greenday blink eminem tupac beatles queen acdc ironmaiden linkinpark megadeth pantera pinkfloyd ledzeppelin marley
bobmarley rihanna shakira beyonce britney madonna elvis jackson michaeljackson justin justinbieber onedirection
taylor taylorswift tokiohotel evanescence paramore coldplay radiohead metallica
liverpool chelsea arsenal manchester manutd manchesterunited manunited everton tottenham newcastle westham barcelona
barca realmadrid madrid juventus milan acmilan inter napoli roma lazio bayern borussia dortmund schalke ajax feyenoord
benfica sporting porto celtic rangers flamengo corinthians palmeiras santos gremio vasco bocajuniors boca riverplate
galatasaray fenerbahce besiktas marseille lakers celtics bulls knicks yankees redsox cubs dodgers giants mets braves
cardinals steelers cowboys packers raiders broncos patriots dolphins eagles redskins ravens colts bears vikings saints
seahawks chargers chiefs jordan kobe lebron ronaldo cristiano ronaldinho messi neymar beckham zidane rooney maradona
superman batman spiderman ironman hulk wolverine deadpool joker robin catwoman superstar superhero starwars skywalker
darthvader yoda jedi startrek matrix terminator predator alien aliens godzilla pokemon pikachu charizard naruto sasuke
sakura goku vegeta dragonball dragonballz onepiece bleach digimon zelda mario supermario sonic minecraft fortnite
roblox warcraft worldofwarcraft starcraft diablo halo counterstrike callofduty assassin assassins gta finalfantasy
xbox playstation nintendo gamecube gamer gamers player hacker hackers cracker elite legend legends hero heroes ninja
ninjas pirate pirates samurai warrior warriors knight wizard witch magic magical merlin gandalf frodo hobbit lordofthe
harrypotter potter hogwarts hermione dumbledore gryffindor slytherin twilight vampire zombie zombies monster ghost
shadow darkness midnight night moon moonlight star stars stardust starlight galaxy universe planet earth saturn jupiter
mercury venus mars pluto apollo zeus athena hercules hades poseidon thor odin loki ragnarok spartan sparta trojan titan
mickey mickeymouse minnie donald goofy pluto tigger winnie poohbear pooh eeyore piglet snoopy garfield scooby scoobydoo
simpsons homer bart southpark cartman spongebob patrick bugsbunny tweety tweetybird sylvester betty boop hellokitty
barbie cinderella ariel belle jasmine mulan tinkerbell peterpan bambi dumbo nemo shrek smurf smurfs
freedom liberty peace hope faith trust believe forever always together destiny lucky luckyone fortune happy happiness
smile smiles smiley laugh laughing friend friends bestfriend bestfriends friendship family familia familie mother
father mommy mummy daddy brother sister brothers sisters mother mom grandma grandpa wife husband girlfriend boyfriend
jesus jesuschrist jesuslovesme christ christian jesusislord godisgood godbless godislove blessed blessing bless
church bible prayer lord savior saviour trinity allah bismillah bismilah muhammad mohammed inshallah islam buddha
krishna ganesh shiva hanuman omsairam sairam jaimatadi waheguru
money moneymoney cash dollar million millionaire billionaire rich richard business company office work worker worker
school student teacher college university school highschool class senior junior graduate doctor nurse police
firefighter fireman soldier army marine marines navy airforce military ranger sniper commando trooper captain general
america american usa texas california florida newyork newyorkcity boston chicago dallas denver houston detroit phoenix
seattle vegas lasvegas hollywood losangeles sanfrancisco sandiego atlanta miami orlando hawaii alaska canada toronto
montreal vancouver london england britain british ireland irish scotland scottish wales paris france french germany
german deutschland berlin hamburg munich muenchen frankfurt koeln italy italia italian spain espana españa mexico
mexican brasil brazil argentina chile colombia venezuela peru cuba portugal lisboa holland amsterdam belgium sweden
norway denmark finland poland polska russia moscow ukraine turkey istanbul greece egypt cairo morocco maroc algerie
tunisie israel lebanon dubai india indian mumbai delhi pakistan karachi lahore bangladesh china chinese beijing
shanghai hongkong taiwan taipei japan japanese tokyo korea seoul vietnam thailand bangkok malaysia singapore indonesia
jakarta philippines pinoy manila australia sydney melbourne africa nigeria kenya southafrica
portolan harbour travel traveller traveler voyage holiday holidays vacation passport airline airport hotel booking
tickets ticket agency agent tourist tourism flight airplane train railway cruise
`

const names = `
michael michelle jennifer jessica jessie ashley amanda daniel daniela danielle david andrew andrea anthony antonio
nicole nicolas nicholas matthew matthieu thomas joshua justine robert roberto jordan samantha samuel samuela charles
charlie charlotte george georgia christopher christine christina cristina christian stephanie stephen steven william
williams jonathan joseph josephine benjamin brandon brittany victoria victor vincent vincenzo patricia patrick melissa
elizabeth alexander alexandra alexandre alexandru alejandro alejandra alexis alexia maggie maria mariana marina mario
martin martina marcus marco marcos marie marion laura lauren laurent linda louise louis lucas lucia luis juan juanita
carlos carolina caroline catherine katherine kathleen katrina karina karen kevin kimberly kristen kristina heather
hannah harley harrison harry helena henry isabel isabella isabelle jackson jacob jake james jamie jason jasmin javier
jeremy jerome jeffrey john johnny johnson jonas jorge jose julia julian juliana julie kelly kenneth kyle larry leonardo
leslie lorena lorenzo mackenzie madison manuel margaret mariah marlene maxime maxwell megan melanie merlin miguel
miranda mohamed mohammad monica monika morgan murphy natalia natalie nathan nathalie nelson oliver olivia oscar pablo
pamela paula pauline pedro peter philip phillip rachel rafael raphael raquel rebecca ricardo ricky rodrigo roger
ronald rosemary russell ryan sabrina sandra santiago sara sarah scott sebastian sebastien sergio shannon sharon sheila
sophia sophie stefan stella susan susana sylvia tamara tanya teresa theresa tiffany timothy tracy tyler valentin
valentina valentine valeria valerie vanessa veronica veronika virginia vivian walter wendy whitney xavier yolanda
yvonne zachary ahmed fatima khaled khalid mustafa mahmoud hassan hussein ibrahim youssef yousef yasmine yasmin aisha
abdullah abdallah omar osama ismail ali karim samir nadia layla leila priya rahul sanjay sunil vijay anjali deepak
rajesh suresh ramesh ganesh kumar sharma patel singh nguyen wang zhang chen huang zhao yang xiao wangyang zhangwei
liwei wangwei lihua xiaoming aleksandr aleksandra dmitri dmitry sergey sergei vladimir natasha tatiana svetlana
anastasia ekaterina maxim maksim nikita andrei andrey artem denis igor ivan oleg pavel roman ruslan vadim viktor
buster bailey buddy maggie molly lucky max rocky ginger princess pepper shadow sammy sophie tigger smokey oreo peanut
precious misty coco cooper duke bear dakota bandit boomer brandy brutus casey chester chance daisy dexter diamond
dusty fluffy gizmo hunter jasper jessie katie lady lucy midnight mittens muffin nikki oscar patches phantom pookie
rascal romeo rusty sasha sassy scooter simba snickers sparky spike tank teddy thumper toby trixie tucker whiskers
winston zeus
`

const more = `
ferrari porsche lamborghini mercedes mercedesbenz bmw audi toyota honda yamaha suzuki kawasaki harleydavidson ducati
mustang corvette camaro chevrolet chevy chevelle firebird ford dodge charger challenger viper jeep hummer cadillac
bentley bugatti maserati jaguar volvo saab subaru mazda nissan skyline mitsubishi hyundai peugeot renault citroen
volkswagen yellow green purple black white silver golden gold crimson scarlet orange indigo magenta turquoise blue
bluesky blueblue redred blackcat blackjack blackrose blackstar blackwhite whitecat silverado diamond diamonds crystal
emerald sapphire ruby pearl platinum precious treasure jewel jewels cristal
hello helloworld hellohello hellothere goodbye goodluck goodmorning goodnight goodday holla bonjour salut
soleil chouchou doudou coucou loulou nounours marseille toulouse bordeaux lyon azertyuiop amour monamour chocolat
poisson camille clement thibault jerome bisous bisou vacances bonheur fleur licorne
hola holahola estrella corazon amigos amistad felicidad bonita hermosa mivida miamor vida tesoro cielo cariño reina
mariposa chiquita chocolate guapa guapo gatito perrito playa fuego sangre diablo diosesamor dios jesucristo
schatz schatzi liebe hallo hallohallo sommer sonne sonnenschein mausi hase hasi engel arschloch ficken scheisse
passwort daniela fussball borussia werder hallowelt
amore amoremio ciao ciaociao juventus bellissima stellina cucciolo forzaitalia forzamilan forzaroma
meuamor amor amorzinho felicidade familia deus deusefiel jesuscristo gabriel gabriela brasil flamengo saopaulo
privet lyubov lubov solnce zvezda parol пароль любовь привет солнышко наташа люблю
qazwsx qazwsxedc wsxedc qweasd qweasdzxc asdzxc zaqxsw zaqwsx zxcasd poiuy lkjhg mnbvc qwaszx asdfasdf qwerasdf
zxczxc aqwzsx wxcvbn azeqsd
woaiwojia woaini woaiwo wangyi qqqqqq aini ainiyiwannian tiancai nihao nihaoma zhongguo beijing shanghai
damnit fuckyou fuckoff fuckme fucker motherfucker bullshit bitch bitches asshole pussy cunt dickhead bastard whore
slut sexy sexybitch sexything sexygirl sexyboy sexylady hotstuff hottie porn pornstar horny blowjob biteme suckit
screwyou bollocks wanker tosser arsehole
thunderbird blackhawk firebird tomcat hornet apache cessna boeing airbus concorde spitfire titanic enterprise voyager
discovery challenger columbia atlantis endeavour galileo einstein newton darwin edison mozart beethoven chopin picasso
davinci leonardo michelangelo rembrandt shakespeare hamlet romeo juliet macbeth othello socrates aristotle
freedom independence revolution anarchy democracy communism libertad liberte egalite fraternite
power powerful powerpower mighty strong strength forever infinity eternity immortal invincible champion champions
winner winners victory trophy number numberone nevergiveup justdoit carpediem hakunamatata onlyone onlyyou onlyme
thebest thebeast theboss theking theman theone bigboss bigboy bigdaddy bigdog bigman badboy badgirl badass
coolcat cooldude coolgirl coolman littleone littleman mybaby mybabe mygirl mylife myspace myself mysunshine mystery
trustno trustnoone trustme killer killme killers kill murder death deathnote devil demon demons lucifer satan hell
poison danger dangerous chaos insane crazy crazygirl crazyboy lunatic maniac psycho sniper shooter gangsta gangster
thug thuglife playboy pimp pimpin player hustler hustle baller
correcthorsebatterystaple trustno correcthorse batterystaple
asd qwe zxc abc123 love sex god mom dad pass123 a1b2c3 a1b2c3d4 q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y zaq12wsx 147258 147258369 159357 159753 357159 741852 741852963 789456 789456123 963852741 987456 456123
789123 123789 123654 321654 112233 121212 131313 232323 101010 696969 789789 520520 5201314 1314520 147852 258456
`

const listOf = (text: string): string[] => text.trim().split(/\s+/)

export const commonWords: readonly string[] = [...new Set([general, names, more].flatMap(listOf))]

/** Rows and columns of the keyboards in use, and the pad of figures; they are read both ways. */
export const keyboardLines: readonly string[] = listOf(`
1234567890-= !@#$%^&*()_+ qwertyuiop[] asdfghjkl;' zxcvbnm,./ azertyuiop qsdfghjklm wxcvbn qwertzuiop yxcvbnm
1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/ !qaz @wsx #edc $rfv 147 258 369 159 357 753 951 741 852 963
йцукенгшщзхъ фывапролджэ ячсмитьбю
`)
