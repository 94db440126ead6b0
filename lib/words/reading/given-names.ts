/**
 * Given names and family names of India in Latin letters, the frequent ones, by which a name in a question is known that no
 * capital tells of. Other spellings and Devanagari follow by rule (`lettersInLatin`). Written for this project.
 */

/** Names that are no other word of a question. */
export const NAMES_SAID = [
  // Women
  'aaradhya aarohi aarti aishwarya akanksha alia alka amisha amrita anamika ananya anita anjali anjana anju ankita',
  'anshika anushka aparna archana arpita ayesha babita barkha bhavana bhavna bhavya bhumika damini deepa deepali',
  'deepika deepti devika dimple disha divya ekta farah fatima gargi garima gauri gayatri geeta geetanjali gita gunjan hema',
  'hemlata isha ishita jagruti jayshree juhi kajal kalpana kalyani kamala kamini kanchan karishma karuna',
  'kaveri kavya khushboo kirti komal kriti kritika kumud kusum lalita lata lavanya leela madhavi madhu madhuri mamta',
  'manasi mandira manisha manju manjula meenakshi meera megha meghna minal mitali monika mridula mukta muskan nagma',
  'naina namrata nandini nandita nargis neelima neerja neeta neetu neha nidhi nikita nilam nimisha nirmala nisha nishi nita',
  'nivedita niyati nupur padma pallavi parul parvati payal pinky poonam prachi pragya pranjal pratibha prerna ',
  'priya priyanka rachna radha radhika ragini rajni rashmi razia reema reena renu renuka reshma richa riddhi',
  'rinki rita ritika riya ruchika rukmini rupa rupali sabina sadhana sakshi saloni sana sangita sanjana',
  'sanya sapna sarika sarita sarla savita shaila shakuntala shalini shanaya sharda sharmila sheela sheetal shefali shikha',
  'shilpa shivani shobha shraddha shreya shruti shubhangi shweta simran sita smita smriti sneha snehal sonal sonali sonam',
  'sonia sucheta sudha sujata suman sumitra sunita supriya surbhi sushila sushma swara tanvi tanya tara tejal trisha tripti',
  'uma upasana urmila urvashi usha vaishali vaishnavi vandana varsha vasudha veena vibha vidhi vimla vineeta yamini',
  'yamuna yashoda zainab zoya',
  // Both, of the south, of the Punjab and Bengal, of Muslims and Christians
  'balaji bhargavi gayathri harini karthik karthika keerthana lakshmanan murugan padmini priyadarshini raghavendra ramya',
  'saranya saravanan selvam senthil sowmya sridevi sridhar srinivasan venkat vignesh vijayalakshmi arjun shankar manpreet',
  'harpreet jaspreet gurdeep baldev sukhdev harjeet simranjeet sukhwinder jasmeet mandeep arindam debjani mondal moumita',
  'subrata sudipta mohammed mohammad hassan hussain aslam asif bilal nasreen afreen rukhsar salma shabnam shaheen noor',
  'john joseph maria thomas george david peter jacob mathew anthony francis elizabeth susan rachel sarah',
  'lakshya mehrotra sunaina swapnil kamla ramlal tina yuvraj vimala kabita sukanya aastha abha bhuvan neelesh nilesh kanika kunti latika mallika mehak navya nehal pari',
  // Men
  'aakash aarav abdul abhay abhijit abhinav abhishek aditya ajay ajit akash akbar akhil akhilesh alok aman amit ',
  'amol anil aniket anirudh ankit ankur anmol anoop anshul anuj anupam anurag arif arnav arun arvind arya ashish ashok ashutosh',
  'atul avinash ayaan ayush babu balram bharat bhaskar bhavesh bhupendra bhushan brijesh chandan chetan daksh',
  'darshan debashish deepesh dev devansh devendra devesh dhananjay dharmendra dhruv digvijay dilip dinesh divyansh',
  'ehsan faisal farhan gajendra gaurav gautam gopal govind gurpreet gyanendra harish hariom harshad harshit hemant',
  'himanshu hitesh hrithik imran irfan ishaan jagdish jatin jayant jayesh jignesh jitendra kabir kailash kamal kamlesh kapil',
  'karan kaushik keshav ketan kiran kishan kishore krunal kshitij kuldeep kunal kushal lakshay lalit lokesh madan',
  'mahendra mahesh mahmood manav mandeep manish manmohan manoj mayank mihir milind mithilesh mohan mohit mohsin mudit mukesh',
  'mukul murali naman narayan narendra naresh naveen navin nayan neeraj nihal nikhil nilesh nimesh niraj niranjan nishant',
  'nitesh nitin om omkar omprakash pankaj paras parag paresh pavan pawan piyush prabhakar pradeep pradip prafull prakash',
  'pramod pranav pranay prashant prasad prateek pratik praveen pravin prithvi puneet puneeth purushottam pushkar raghav raghu',
  'rahim rahul rajan rajeev rajendra rajesh rajiv rajkumar rakesh ramakant ramesh ranbir ranjan ranjit ratan',
  'ritesh ritvik rizwan rohan rohit ronak roshan sagar sahil salim sameer samir sandeep',
  'sanjay sanjeev santosh sarthak sarvesh satish saurabh sharad shashank shekhar shivam shridhar shubham shyam siddharth',
  'siddhesh sohail sohan somnath sourav srinivas subhash sudhir sudarshan sujit sumeet sumit sundar sunil suraj surendra suresh',
  'sushant sushil tanmay tarun tejas trilok tushar uday ujjwal umang umesh utkarsh vaibhav varun vasant vedant venkatesh vicky',
  'vikas vikrant vimal vinay vineet vinod vipin vipul viraj virendra vishal vishnu vishwas vivaan vivek yash yashwant',
  'yogesh yusuf zaheer nikki bunty pintu chintu golu sonu monu guddu guddi babli rinku tinku aryan ishan',
  // Families
  'agarwal aggarwal ahmed ansari arora bajaj banerjee bansal bhatia bhatt bhattacharya biswas bose chakraborty chatterjee',
  'chaturvedi chauhan chavan chawla chopra choudhary chowdhury dasgupta deshmukh deshpande desai dixit dubey dutta dwivedi',
  'fernandes gandhi garg ghosh goel goswami gowda gupta hegde iyengar iyer jadhav jaiswal jha joshi kapoor kashyap',
  'kaur khan khurana kohli krishnan kulkarni kumar kumari mahajan malhotra mehra mehta menon mishra mittal mukherjee naidu',
  'nair patel patil pawar pillai rajput rao rathore rastogi rawat reddy saxena sengupta shah sharma',
  'shetty shinde shrivastava singhal solanki soni srivastava shrivastav subramaniam tandon thakur tiwari tripathi trivedi',
  'tyagi upadhyay verma vyas yadav',
].join(' ');

/** Names that are other words too: planets, stars, gods, stones, plain nouns. Only their place in the sentence tells. */
export const WORDS_AND_NAMES_SAID = [
  'surya shani mangal budh chandra guru shukra rahu ravi soma aditya bhanu shashi rohini revati chitra swati ashwini bharani',
  'kritika anuradha vishakha jyeshtha shravan magha mrinal pushya chandni tara dhruv',
  'krishna ram shiv shiva ganesh lakshmi laxmi durga saraswati hanuman devi gauri parvati sita radha vishnu kali bhairav mahadev',
  'asha aasha pooja puja prem vijay vijaya shanti seema maya kavita sangeeta vidya kala jyoti deepak anand amar moti heera',
  'neelam panna mani raj rajan jai jeet karma dharm daya kripa sukh santosh kiran bharti barkha kamal suman sapna varsha usha',
  'sandhya prakash vikas bharat uday sagar akash aakash arti aarti sadhana bhavna bhavana chetan darshan kalpana karuna kanchan',
  'lata lalit mohan mohini nayan nisha nidhi om padma paras pallavi parag payal prasad prasann pratibha prithvi raju rani',
  'ratan riddhi roshan rupa rachna shobha shraddha shyam smriti sudha sundar suraj tulsi umang varun vasant vivek yash yamuna',
  'gita geeta gayatri lalita komal khushi kirti divya disha aman amrita ananya isha jaya kaveri madhuri meena naina nirmala',
  'priya mukta mukti khushboo muskan namrata kamala gunjan garima tripti ujjwal utkarsh vimal nirmal anmol nihal vishwas sameer',
  'kumar kumari diya thakur soni gandhi singh das rai lal jain babu dev hari arya nita nav neha sneha simran sana bose',
  'bhaskar pushkar arun tejas dhruv karan chandan sonam sonal dimple pinky vidhi kriti megha barkha sharad rashmi bhumika',
  'prachi pranav pranay prerna manasi anurag alok darpan uma shakti siddhi nandini vandana upasana pragya prabha',
  'khanna zara kadam rekha dheeraj rakhi ritu sachin chhaya ruchi rajat kartik shukla rudra aditi vikram sanket raman',
  'chirag jayanti ashwin raunak goyal hina sampat sinha khyati charu preeti priti prajapati akshay vaidya',
].join(' ');
